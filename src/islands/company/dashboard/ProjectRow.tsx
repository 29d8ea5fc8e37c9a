import type { Project } from '../../../contract/projects/projects.ts';
import { projectStatusLabels } from '../../../contract/projects/statuses.ts';
import { editableFields } from '../../../machines/lifecycle/editing.ts';
import { isPosted } from '../../../machines/lifecycle/project.ts';
import { useMay } from '../../features/companies/useMay.ts';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { StatusTag } from '../../ui/status/StatusTag.tsx';
import { applicantsAddress, copyAddress, editAddress, projectAddress } from '../addresses.ts';
import { deadlineWords, isOverdue } from '../deadline-words.ts';
import { Places } from '../Places.tsx';

export function ProjectRow({ project }: { project: Project }) {
  const may = useMay();
  const { pid, title, status, duration, location } = project;
  const fresh = project.waiting?.newApplications ?? 0;
  const deadline = deadlineWords(project);
  const about = <span className="visually-hidden"> {title}</span>;
  return (
    <article className="project-row hovered py-10px px-4 lh-md" aria-labelledby={`project-${pid}`}>
      <div className="project-row-name">
        <h3 className="mt-0 mb-1" id={`project-${pid}`}>
          <ScreenLink className="ink-link" to={projectAddress(pid)}>
            {title}
          </ScreenLink>
        </h3>
        <p className="note d-flex gap-10px align-items-center min-w-0">
          <StatusTag status={status}>{projectStatusLabels[status]}</StatusTag>
          <span>
            {project.engineeringType} · {duration} {duration === 1 ? 'day' : 'days'} · {location}
          </span>
        </p>
      </div>
      <Places project={project} />
      <div className="project-row-waits">
        {may('choose applicants') && (
          <p className={fresh > 0 ? 'fw-semibold' : 'soft wide-only'}>
            {fresh > 0 && <span className="badge badge-accent">{fresh}</span>}
            {fresh === 0 && 'No new application'}
            {fresh === 1 && ' new application'}
            {fresh > 1 && ' new applications'}
          </p>
        )}
        {deadline && (
          <p className={isOverdue(project) ? 'text-warn fw-semibold wide-only' : 'soft wide-only'}>
            {deadline}
          </p>
        )}
      </div>
      <div className="project-row-acts d-flex gap-2 justify-content-end wide-only">
        {status === 'In Progress' && (
          <ScreenLink to={projectAddress(pid)} className="btn btn-sm btn-outline-primary">
            Open the work{about}
          </ScreenLink>
        )}
        {isPosted(status) && may('choose applicants') && (
          <ScreenLink to={applicantsAddress(pid)} className="btn btn-sm btn-outline-primary">
            Applicants<span className="visually-hidden"> of {title}</span>
          </ScreenLink>
        )}
        {editableFields(status).length > 0 && may('run projects') && (
          <ScreenLink to={editAddress(pid)} className="btn btn-sm btn-outline-primary">
            {status === 'Draft' ? 'Continue writing' : 'Edit'}
            {about}
          </ScreenLink>
        )}
        {may('run projects') && (
          <ScreenLink to={copyAddress(pid)} className="btn btn-sm btn-quiet">
            Duplicate{about}
          </ScreenLink>
        )}
      </div>
    </article>
  );
}
