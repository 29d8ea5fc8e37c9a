import { facultyApplications } from '../../../api/read/universities.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { definitions } from '../../../contract/applications/definitions.ts';
import { datesOf } from '../../../contract/projects/condition-words.ts';
import { projectStatusLabels } from '../../../contract/projects/statuses.ts';
import type { FacultyApplication } from '../../../contract/universities/faculty.ts';
import { workAddress } from '../../features/engagements/work-address.ts';
import { Button } from '../../ui/form/Button.tsx';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { RelatedRecords } from '../../ui/record/RelatedRecords.tsx';
import { dayOf, deadlineOf } from '../../ui/status/dates.ts';
import { StatusTag } from '../../ui/status/StatusTag.tsx';
import { recordAddress } from '../addresses.ts';
import { screens } from '../screens.ts';
import type { StudentAct, StudentActs } from './student-acts.ts';

interface Props {
  studentId: number;
  page: number;
  acts: StudentActs;
  onAct: (act: StudentAct) => void;
}

/** A student's applications with their states and supervisors. */
export function Applications({ studentId, page, ...offered }: Props) {
  return (
    <RelatedRecords
      many="applications"
      title="Applications"
      of={useRead(facultyApplications(studentId, page))}
      empty="No applications yet."
      addressOf={(next) => recordAddress(studentId, next)}
    >
      {(application) => (
        <Line key={application.applicationId} application={application} {...offered} />
      )}
    </RelatedRecords>
  );
}

/** They have, or had, work there. */
const isPlaced = (status: FacultyApplication['status']): boolean =>
  definitions.placed.statuses.some((one) => one === status);

interface LineProps extends Pick<Props, 'acts' | 'onAct'> {
  application: FacultyApplication;
}

function Line(props: LineProps) {
  const { application } = props;
  const { applicationId, projectTitle, companyName, projectStatus, status } = application;
  const { supervisor, isYours } = application;
  const dates = datesOf(application);
  return (
    <li>
      <div>
        {isPlaced(status) ? (
          <ScreenLink
            to={workAddress(screens.work, { engagement: applicationId })}
            className="fw-semibold"
          >
            {projectTitle}
          </ScreenLink>
        ) : (
          <strong>{projectTitle}</strong>
        )}
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
      <Supervision {...props} />
      {status === 'Awaiting university' && <Confirmation {...props} />}
    </li>
  );
}

/** When they applied, and since when the application has this status. */
function courseOf({ status, appliedDate, movedAt, offerExpiresAt }: FacultyApplication): string {
  const applied = `Applied ${dayOf(appliedDate)}`;
  if (status === 'Offered' && offerExpiresAt)
    return `${applied}, offered until ${deadlineOf(offerExpiresAt)}`;
  if (status === 'Awaiting university' && offerExpiresAt)
    return `${applied}, accepted ${dayOf(movedAt)}; the offer holds until ${deadlineOf(offerExpiresAt)}`;
  return movedAt === appliedDate
    ? applied
    : `${applied}, ${status.toLowerCase()} ${dayOf(movedAt)}`;
}

/** The university's word on a place that its student has accepted. */
function Confirmation({ application, acts, onAct }: LineProps) {
  const of = <span className="visually-hidden"> the place in {application.projectTitle}</span>;
  return (
    <div className="record-acts">
      <Button look="primary" size="sm" onClick={() => onAct(acts.confirm(application))}>
        Confirm{of}
      </Button>
      <Button look="quiet" size="sm" onClick={() => onAct(acts.refuse(application))}>
        Refuse{of}
      </Button>
    </div>
  );
}

/** Names the academic supervisor of a place, with the button to become or stop being it. */
function Supervision({ application, acts, onAct }: LineProps) {
  const { status, supervisor, isYours, projectTitle } = application;
  const isPlaced = status === 'Accepted';
  if (!isPlaced || (supervisor !== null && !isYours)) return null;
  return (
    <div className="record-acts">
      {isYours ? (
        <Button size="sm" onClick={() => onAct(acts.giveUp(application))}>
          Give up supervision<span className="visually-hidden"> of {projectTitle}</span>
        </Button>
      ) : (
        <Button size="sm" onClick={() => onAct(acts.supervise(application))}>
          Supervise<span className="visually-hidden"> on {projectTitle}</span>
        </Button>
      )}
    </div>
  );
}
