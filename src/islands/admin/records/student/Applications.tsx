import { applicationsOfStudent } from '../../../../api/read/reports.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import type { Application } from '../../../../contract/applications/applications.ts';
import { RelatedRecords } from '../../../ui/record/RelatedRecords.tsx';
import { dayOf } from '../../../ui/status/dates.ts';
import { StatusTag } from '../../../ui/status/StatusTag.tsx';
import { RecordLink } from '../RecordLink.tsx';
import { recordAddress } from '../record-address.ts';

/** Where a student has applied, and what has become of it. */
export function Applications({ studentId, page }: { studentId: number; page: number }) {
  return (
    <RelatedRecords
      many="applications"
      title="Applications"
      of={useRead(applicationsOfStudent(studentId, page))}
      empty="No applications yet."
      addressOf={(next) => recordAddress('student', studentId, { page: next })}
    >
      {(application) => <Line key={application.applicationId} application={application} />}
    </RelatedRecords>
  );
}

function Line({ application }: { application: Application }) {
  const { projectId, projectTitle, companyId, companyName, appliedDate, preference } = application;
  return (
    <li>
      <div>
        <RecordLink kind="project" id={projectId}>
          {projectTitle}
        </RecordLink>
        <p className="record-beneath">
          <RecordLink kind="company" id={companyId}>
            {companyName}
          </RecordLink>
          , applied {dayOf(appliedDate)}
          {preference !== null && `, choice ${preference}`}
        </p>
      </div>
      <StatusTag status={application.status} />
    </li>
  );
}
