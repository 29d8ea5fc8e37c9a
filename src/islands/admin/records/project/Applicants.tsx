import { applicantsOfProject } from '../../../../api/read/reports.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import type { Applicant } from '../../../../contract/applications/applicants.ts';
import type { ProjectDetail } from '../../../../contract/projects/projects.ts';
import { FitMark } from '../../../features/students/fit/FitMark.tsx';
import { ScreenLink, useOpen } from '../../../ui/navigation/navigation.tsx';
import { lazy } from '../../../ui/reading/lazy.tsx';
import { RelatedRecords } from '../../../ui/record/RelatedRecords.tsx';
import { dayOf } from '../../../ui/status/dates.ts';
import { StatusTag } from '../../../ui/status/StatusTag.tsx';
import { type RecordPlace, recordAddress } from '../record-address.ts';
import '../record-link.scss';

const ApplicantDialog = lazy(() => import('./ApplicantDialog.tsx'));

/** A project's applicants as its company sees them, read-only. */
export function Applicants({ project, ...place }: { project: ProjectDetail } & RecordPlace) {
  const { pid, companyName } = project;
  const open = useOpen();
  const applicants = useRead(applicantsOfProject(pid, place.page));
  const at = (changed: Partial<RecordPlace>) =>
    recordAddress('project', pid, { ...place, ...changed });
  return (
    <>
      <RelatedRecords
        many="applicants"
        title="Applicants"
        of={applicants}
        empty="Nobody has applied yet."
        addressOf={(page) => at({ page })}
      >
        {(applicant) => (
          <Line
            key={applicant.applicationId}
            applicant={applicant}
            to={at({ application: applicant.applicationId })}
          />
        )}
      </RelatedRecords>
      {place.application !== null && applicants.data && (
        <ApplicantDialog
          applicant={applicants.data.rows.find(
            ({ applicationId }) => applicationId === place.application,
          )}
          company={companyName}
          onClose={() => open(at({ application: null }))}
        />
      )}
    </>
  );
}

function Line({ applicant, to }: { applicant: Applicant; to: string }) {
  const { studentName, university, collegeYear, appliedDate, fit, companyRank } = applicant;
  return (
    <li>
      <div>
        <ScreenLink to={to} className="record-link">
          {studentName}
        </ScreenLink>
        <p className="record-beneath">
          {university}, {collegeYear.toLowerCase()} year, applied {dayOf(appliedDate)}
        </p>
      </div>
      <span className="d-inline-flex gap-2 align-items-center fs-14 tabular">
        <FitMark score={fit.score} />
        <span>
          {fit.score}
          <span className="visually-hidden"> of 100, fit</span>
        </span>
        {companyRank !== null && <span className="soft">Rank {companyRank}</span>}
      </span>
      <StatusTag status={applicant.status} />
    </li>
  );
}
