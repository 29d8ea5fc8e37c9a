import type { Applicant } from '../../../contract/applicants.ts';
import { OutsideLink } from '../navigation/OutsideLink.tsx';

/** What they wrote, and where their resume stands. */
export function PersonMessage({ applicant: { message, resumeLink } }: { applicant: Applicant }) {
  return (
    <section aria-labelledby="person-message">
      <h3 id="person-message">Message</h3>
      {message ? <p className="person-message">{message}</p> : <p className="soft">No message.</p>}
      {resumeLink && (
        <p>
          <OutsideLink to={resumeLink}>Resume</OutsideLink>
        </p>
      )}
    </section>
  );
}
