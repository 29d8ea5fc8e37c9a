import { projectsOfCompany } from '../../../../api/read/reports.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import { labelOfStatus, type Project } from '../../../../contract/projects/projects.ts';
import { RelatedRecords } from '../../../ui/record/RelatedRecords.tsx';
import { dayOf } from '../../../ui/status/dates.ts';
import { StatusTag } from '../../../ui/status/StatusTag.tsx';
import { RecordLink } from '../RecordLink.tsx';
import { recordAddress } from '../record-address.ts';

/** A company's projects, drafts too. */
export function Projects({ companyId, page }: { companyId: number; page: number }) {
  return (
    <RelatedRecords
      many="projects"
      title="Projects"
      of={useRead(projectsOfCompany(companyId, page))}
      empty="No projects yet."
      addressOf={(next) => recordAddress('company', companyId, { page: next })}
    >
      {(project) => <Line key={project.pid} project={project} />}
    </RelatedRecords>
  );
}

function Line({ project }: { project: Project }) {
  const { pid, title, status, places, placesTaken, openApplications, deadline } = project;
  return (
    <li>
      <div>
        <RecordLink kind="project" id={pid}>
          {title}
        </RecordLink>
        <p className="record-beneath">
          {placesTaken} of {places} {places === 1 ? 'place' : 'places'} taken, {openApplications}{' '}
          waiting
          {deadline && `, apply by ${dayOf(deadline)}`}
        </p>
      </div>
      <StatusTag status={status}>{labelOfStatus(status)}</StatusTag>
    </li>
  );
}
