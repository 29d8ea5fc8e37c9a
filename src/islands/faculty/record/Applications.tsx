import { facultyApplications } from '../../../api/read/universities.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { datesOf } from '../../../contract/projects/condition-words.ts';
import { projectStatusLabels } from '../../../contract/projects/projects.ts';
import type { FacultyApplication } from '../../../contract/universities/faculty.ts';
import { RelatedRecords } from '../../ui/record/RelatedRecords.tsx';
import { dayOf } from '../../ui/status/dates.ts';
import { StatusTag } from '../../ui/status/StatusTag.tsx';
import { recordAddress } from '../addresses.ts';
import { Confirmation } from './Confirmation.tsx';
import { Supervision } from './Supervision.tsx';
import type { StudentAct } from './student-acts.ts';

interface Props {
  studentId: number;
  page: number;
  onAsk: (act: StudentAct) => void;
  onRefuse: (application: FacultyApplication) => void;
}

/** Where a student has applied, what has become of it, and who looks after a place. */
export function Applications({ studentId, page, ...acts }: Props) {
  return (
    <RelatedRecords
      many="applications"
      title="Applications"
      of={useRead(facultyApplications(studentId, page))}
      empty="No applications yet."
      addressOf={(next) => recordAddress(studentId, next)}
    >
      {(application) => (
        <Line key={application.applicationId} application={application} {...acts} />
      )}
    </RelatedRecords>
  );
}

interface LineProps extends Pick<Props, 'onAsk' | 'onRefuse'> {
  application: FacultyApplication;
}

function Line({ application, onAsk, onRefuse }: LineProps) {
  const { projectTitle, companyName, projectStatus, status, supervisor, isYours } = application;
  const dates = datesOf(application);
  return (
    <li>
      <div>
        <strong>{projectTitle}</strong>
        <p className="record-beneath">
          {companyName}, project {projectStatusLabels[projectStatus].toLowerCase()}
          {dates && `, ${dates}`}
        </p>
        <p className="record-beneath">{courseOf(application)}</p>
        {supervisor && (
          <p className="record-beneath">
            Academic supervisor: {supervisor}
            {isYours && ' (you)'}
          </p>
        )}
      </div>
      <StatusTag status={status} />
      <Supervision application={application} onAsk={onAsk} />
      {status === 'Awaiting university' && (
        <Confirmation application={application} onAsk={onAsk} onRefuse={onRefuse} />
      )}
    </li>
  );
}

/** When they applied, and since when the application stands as it does. */
function courseOf({ status, appliedDate, movedAt, offerExpiresAt }: FacultyApplication): string {
  const applied = `Applied ${dayOf(appliedDate)}`;
  if (status === 'Offered' && offerExpiresAt)
    return `${applied}, offered until ${dayOf(offerExpiresAt)}`;
  if (status === 'Awaiting university' && offerExpiresAt)
    return `${applied}, accepted ${dayOf(movedAt)}; the offer ends ${dayOf(offerExpiresAt)}`;
  return movedAt === appliedDate
    ? applied
    : `${applied}, ${status.toLowerCase()} ${dayOf(movedAt)}`;
}
