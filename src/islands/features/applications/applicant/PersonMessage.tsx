import { applicationInFull } from '../../../../api/read/applications.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import type { Applicant } from '../../../../contract/applications/applicants.ts';
import { OutsideLink } from '../../../ui/navigation/OutsideLink.tsx';
import { EarlierVersions } from '../application/EarlierVersions.tsx';
import { SentResume } from '../application/SentResume.tsx';

/** Message and résumé, with the versions before any edits. */
export function PersonMessage({ applicant }: { applicant: Applicant }) {
  const { applicationId, studentName, message, resumeLink } = applicant;
  const { data: detail } = useRead(applicationInFull(applicationId));
  const fileName = `Résumé of ${studentName}.pdf`;
  return (
    <section aria-labelledby="person-message">
      <h3 id="person-message">Message</h3>
      {message ? <p className="text-pre-line">{message}</p> : <p className="soft">No message.</p>}
      {resumeLink && (
        <div className="mb-2">
          <OutsideLink to={resumeLink}>Resume</OutsideLink>
        </div>
      )}
      {detail?.resume && (
        <SentResume resume={detail.resume} applicationId={applicationId} fileName={fileName} />
      )}
      {detail && <EarlierVersions application={detail} fileName={fileName} />}
    </section>
  );
}
