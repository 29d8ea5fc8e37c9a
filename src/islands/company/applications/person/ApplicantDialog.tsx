import ModalBody from 'react-bootstrap/ModalBody';
import ModalFooter from 'react-bootstrap/ModalFooter';
import type { SnapshotFrom } from 'xstate';
import { applicationInFull } from '../../../../api/read/applications.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import type { Applicant } from '../../../../contract/applications/applicants.ts';
import type { applicantNotesMachine } from '../../../../machines/applications/applicant-notes.ts';
import { obstacleToWrite } from '../../../../machines/lifecycle/conversation.ts';
import { linkFor } from '../../../../words/conversations/news.ts';
import { FitBreakdown } from '../../../features/applications/applicant/FitBreakdown.tsx';
import { PersonFacts } from '../../../features/applications/applicant/PersonFacts.tsx';
import { PersonHistory } from '../../../features/applications/applicant/PersonHistory.tsx';
import { PersonMessage } from '../../../features/applications/applicant/PersonMessage.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { SidePanel } from '../../../ui/dialog/SidePanel.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { ScreenLink } from '../../../ui/navigation/navigation.tsx';
import { Acts } from '../decision/Acts.tsx';
import { StatusNow } from '../decision/StatusNow.tsx';
import { type NoteChoice, NoteField } from './NoteField.tsx';
import '../../../features/applications/applicant/person.scss';

interface Props {
  applicationId: number;
  /** As they are listed, to go from one to the next. */
  rows: readonly Applicant[];
  notes: SnapshotFrom<typeof applicantNotesMachine>;
  onNote: (applicationId: number, note: string, after: string) => void;
  onChooseNote: (applicationId: number, ...chosen: Parameters<NoteChoice>) => void;
  onRetryNote: () => void;
  addressOf: (applicationId: number) => string;
  onClose: () => void;
}

/** One applicant in full. Opening it changes nothing the student sees. */
export default function ApplicantDialog({ applicationId, rows, ...props }: Props) {
  const { notes, onNote, onChooseNote, onRetryNote, addressOf, onClose } = props;
  const at = rows.findIndex((row) => row.applicationId === applicationId);
  const applicant = rows[at];
  const step = (label: string, to: Applicant | undefined) =>
    to && (
      <ScreenLink to={addressOf(to.applicationId)} replace className="btn btn-quiet">
        {label}
        <span className="visually-hidden"> applicant, {to.studentName}</span>
      </ScreenLink>
    );
  if (!applicant) {
    return (
      <Dialog title="Not in this list" width={500} onClose={onClose}>
        <ModalBody>
          <p className="mb-0">
            It may belong to another project, or your search and status filter hide it.
          </p>
        </ModalBody>
        <ModalFooter>
          <Button look="primary" onClick={onClose}>
            Back to the list
          </Button>
        </ModalFooter>
      </Dialog>
    );
  }
  return (
    <SidePanel of={applicationId} title={applicant.studentName} width={800} onClose={onClose}>
      <ModalBody>
        <ApplicantInFull
          key={applicationId}
          applicant={applicant}
          notes={notes}
          onNote={(...note) => onNote(applicationId, ...note)}
          onChooseNote={(...chosen) => onChooseNote(applicationId, ...chosen)}
          onRetryNote={onRetryNote}
        />
      </ModalBody>
      <ModalFooter className="person-foot">
        <div className="person-steps d-flex">
          {step('Previous', rows[at - 1])}
          {step('Next', rows[at + 1])}
        </div>
        <Acts applicant={applicant} />
      </ModalFooter>
    </SidePanel>
  );
}

interface ApplicantInFullProps {
  applicant: Applicant;
  notes: SnapshotFrom<typeof applicantNotesMachine>;
  onNote: (note: string, after: string) => void;
  onChooseNote: NoteChoice;
  onRetryNote: () => void;
}

/** Shows the application, fit, profile, history and the reader's own notes. */
function ApplicantInFull(props: ApplicantInFullProps) {
  const { applicant, notes, onNote, onChooseNote, onRetryNote } = props;
  return (
    <div className="person stack gap-6">
      <p className="m-0" id="person-status">
        <StatusNow applicant={applicant} />
      </p>
      <div>
        <ScreenLink to={linkFor('Company', applicant.applicationId)}>
          {obstacleToWrite(applicant.status) ? 'Conversation' : `Write to ${applicant.studentName}`}
        </ScreenLink>
      </div>
      <PersonMessage applicant={applicant} />
      <PersonUniversity applicant={applicant} />
      <FitBreakdown fit={applicant.fit} />
      <PersonFacts applicant={applicant} />
      <NoteField
        applicant={applicant}
        notes={notes}
        onWrite={onNote}
        onChoose={onChooseNote}
        onRetry={onRetryNote}
      />
      <PersonHistory applicant={applicant} company="Your company" />
    </div>
  );
}

/** Recommendations by the applicant's university, and their academic supervisor. Nothing if there are none. */
function PersonUniversity({ applicant }: { applicant: Applicant }) {
  const { applicationId, academicSupervisor } = applicant;
  const { data: detail } = useRead(applicationInFull(applicationId));
  const recommendations = detail?.recommendations ?? [];
  if (!academicSupervisor && recommendations.length === 0) return null;
  return (
    <section aria-labelledby="person-university">
      <h3 id="person-university">From their university</h3>
      {academicSupervisor && <p>Academic supervisor: {academicSupervisor}</p>}
      {recommendations.map(({ by, university, sentence }) => (
        <blockquote key={by} className="mt-0 mb-3">
          <p className="m-0">{sentence}</p>
          <footer className="soft fs-14">
            Recommended by {by}, {university}
          </footer>
        </blockquote>
      ))}
    </section>
  );
}
