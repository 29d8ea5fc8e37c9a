import type { Applicant } from '../../../contract/applicants.ts';
import type { ApplicationEvent } from '../../../contract/applications.ts';
import { dayOf, momentOf } from '../../ui/dates.ts';
import { OutsideLink } from '../../ui/OutsideLink.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { Decisions } from './Decisions.tsx';

interface Props {
  applicant: Applicant;
  hasFreePlace: boolean;
  /** The decision under way, if one is. */
  deciding: ApplicationEvent | null;
  onDecide: (event: ApplicationEvent) => void;
}

export function ApplicantCard({ applicant, ...decisions }: Props) {
  const { applicationId, status, studentName, studentEmail, offerExpiresAt } = applicant;
  return (
    <article className="applicant panel" aria-labelledby={`applicant-${applicationId}`}>
      <div className="applicant-who">
        <StatusTag status={status} />
        <h2 id={`applicant-${applicationId}`} tabIndex={-1}>
          {studentName}
        </h2>
        <p className="soft">
          {applicant.engineeringType}, {applicant.collegeYear.toLowerCase()} year
          <br />
          {applicant.university}
        </p>
        <p>
          <a href={`mailto:${studentEmail}`}>{studentEmail}</a>
        </p>
        <p className="note">applied {dayOf(applicant.appliedDate)}</p>
      </div>
      <div className="applicant-words">
        {applicant.message ? (
          <p className="applicant-message">{applicant.message}</p>
        ) : (
          <p className="soft">No message.</p>
        )}
        {applicant.resumeLink && (
          <p>
            <OutsideLink to={applicant.resumeLink}>Resume</OutsideLink>
          </p>
        )}
        {status === 'Offered' && offerExpiresAt && (
          <p className="soft">The offer waits for an answer until {momentOf(offerExpiresAt)}.</p>
        )}
      </div>
      <Decisions applicant={applicant} {...decisions} />
    </article>
  );
}
