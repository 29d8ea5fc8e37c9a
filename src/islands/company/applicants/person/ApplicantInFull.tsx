import { useEffect } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { Applicant } from '../../../../contract/applicants.ts';
import type { applicantNotesMachine } from '../../../../machines/applicants/applicant-notes.ts';
import { applicationInFull } from '../../../../machines/applications/own-applications.ts';
import { EarlierVersions } from '../../../ui/application/EarlierVersions.tsx';
import { SentResume } from '../../../ui/application/SentResume.tsx';
import { Timeline } from '../../../ui/list/Timeline.tsx';
import { OutsideLink } from '../../../ui/navigation/OutsideLink.tsx';
import { useRead } from '../../../ui/reading/useRead.ts';
import { StatusNow } from '../decision/StatusNow.tsx';
import { FitBreakdown } from './FitBreakdown.tsx';
import { NoteField } from './NoteField.tsx';
import { PersonFacts } from './PersonFacts.tsx';
import { moverOf, wordsOf } from './timeline-words.ts';

interface Props {
  applicant: Applicant;
  notes: SnapshotFrom<typeof applicantNotesMachine>;
  onNote: (note: string) => void;
  onRetryNote: () => void;
}

/** What they wrote, how they fit, who they are, what has happened, and what one thinks of it. */
export function ApplicantInFull({ applicant, notes, onNote, onRetryNote }: Props) {
  const { applicationId, status, message, resumeLink } = applicant;
  const { data: detail, isError, refetch } = useRead(applicationInFull(applicationId));

  const fileName = `Résumé of ${applicant.studentName}.pdf`;

  // Each move adds a line to the timeline.
  useEffect(() => {
    if (detail && detail.status !== status) refetch();
  }, [detail, status, refetch]);

  return (
    <div className="person">
      <p className="person-status" id="person-status">
        <StatusNow applicant={applicant} />
      </p>
      <section aria-labelledby="person-message">
        <h3 id="person-message">Message</h3>
        {message ? (
          <p className="person-message">{message}</p>
        ) : (
          <p className="soft">No message.</p>
        )}
        {resumeLink && (
          <p>
            <OutsideLink to={resumeLink}>Resume</OutsideLink>
          </p>
        )}
        {detail?.resume && (
          <SentResume resume={detail.resume} applicationId={applicationId} fileName={fileName} />
        )}
        {detail && <EarlierVersions application={detail} fileName={fileName} />}
      </section>
      <FitBreakdown fit={applicant.fit} />
      <PersonFacts applicant={applicant} />
      <NoteField applicant={applicant} notes={notes} onWrite={onNote} onRetry={onRetryNote} />
      <section aria-labelledby="person-timeline">
        <h3 id="person-timeline">History</h3>
        {isError ? (
          <p role="alert">
            The history could not be loaded.{' '}
            <button
              type="button"
              className="btn btn-outline-primary btn-sm"
              onClick={() => refetch()}
            >
              Try again
            </button>
          </p>
        ) : (
          !detail && <p role="status">Loading…</p>
        )}
        {detail && (
          <Timeline
            entries={detail.timeline}
            wordsOf={wordsOf}
            moverOf={(entry) => moverOf(entry, applicant.studentName)}
          />
        )}
      </section>
    </div>
  );
}
