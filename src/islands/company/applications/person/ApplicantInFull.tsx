import type { SnapshotFrom } from 'xstate';
import type { Applicant } from '../../../../contract/applications/applicants.ts';
import type { applicantNotesMachine } from '../../../../machines/applications/applicant-notes.ts';
import { FitBreakdown } from '../../../features/applications/applicant/FitBreakdown.tsx';
import { PersonFacts } from '../../../features/applications/applicant/PersonFacts.tsx';
import { PersonHistory } from '../../../features/applications/applicant/PersonHistory.tsx';
import { PersonMessage } from '../../../features/applications/applicant/PersonMessage.tsx';
import { PersonUniversity } from '../../../features/applications/applicant/PersonUniversity.tsx';
import { StatusNow } from '../decision/StatusNow.tsx';
import { NoteField } from './NoteField.tsx';

interface Props {
  applicant: Applicant;
  notes: SnapshotFrom<typeof applicantNotesMachine>;
  onNote: (note: string) => void;
  onRetryNote: () => void;
}

/** What they wrote, how they fit, who they are, what has happened, and what one thinks of it. */
export function ApplicantInFull({ applicant, notes, onNote, onRetryNote }: Props) {
  return (
    <div className="person">
      <p className="person-status" id="person-status">
        <StatusNow applicant={applicant} />
      </p>
      <PersonMessage applicant={applicant} />
      <PersonUniversity applicant={applicant} />
      <FitBreakdown fit={applicant.fit} />
      <PersonFacts applicant={applicant} />
      <NoteField applicant={applicant} notes={notes} onWrite={onNote} onRetry={onRetryNote} />
      <PersonHistory applicant={applicant} company="Your company" />
    </div>
  );
}
