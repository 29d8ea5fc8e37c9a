import type { AssignmentRun } from '../../../../contract/assignments/assignment-run.ts';
import type { RunAct } from '../../../../machines/assignments/assignment-run.ts';
import ConfirmDialog from '../../../ui/dialog/ConfirmDialog.tsx';
import { kindWords } from '../words.ts';

interface Props {
  act: RunAct;
  run: AssignmentRun;
  onYes: () => void;
  onNo: () => void;
}

/** Says once more what an act will cause, in numbers. */
export default function ConfirmRunAct({ act, run, onYes, onNo }: Props) {
  const look = act.type === 'publish' ? 'primary' : 'danger';
  return <ConfirmDialog {...wordsOf(act, run)} {...{ look, onYes, onNo }} no="Cancel" />;
}

function wordsOf(act: RunAct, run: AssignmentRun) {
  switch (act.type) {
    case 'publish': {
      const offers = run.proposals.find(({ kind }) => kind === act.kind)?.placed ?? 0;
      const without = run.students - offers;
      return {
        title: `Publish “${kindWords[act.kind]}”`,
        question: `${offers.toLocaleString('en')} ${offers === 1 ? 'student' : 'students'} will be offered a place now. Are you sure?`,
        consequence: `Students and companies are notified. Students without a place (${without.toLocaleString('en')}) see why, and their applications stay open. You can undo this for one hour, until a student answers.`,
        yes: 'Publish',
      };
    }
    case 'undo':
      return {
        title: 'Undo this run',
        question: 'This withdraws all of its offers. Are you sure?',
        consequence:
          'Every application returns to its previous status, and the students are notified.',
        yes: 'Undo run',
      };
    default:
      return {
        title: run.state === 'proposing' ? 'Stop this run' : 'Discard this draft',
        question: 'Are you sure?',
        consequence:
          'This deletes the computed proposals and keeps the record of the run. No offers were made.',
        yes: run.state === 'proposing' ? 'Stop' : 'Discard',
      };
  }
}
