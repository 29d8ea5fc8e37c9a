import type { AssignmentRun } from '../../../contract/assignment-run.ts';
import type { RunAct } from '../../../machines/assignment/assignment-run.ts';
import ConfirmDialog from '../../ui/dialog/ConfirmDialog.tsx';
import { kindWords } from './words.ts';

interface Props {
  act: RunAct;
  run: AssignmentRun;
  onYes: () => void;
  onNo: () => void;
}

/** Says once more what an act will cause, in numbers. */
export default function ConfirmRunAct({ act, run, onYes, onNo }: Props) {
  return <ConfirmDialog {...wordsOf(act, run)} no="Not now" onYes={onYes} onNo={onNo} />;
}

function wordsOf(act: RunAct, run: AssignmentRun) {
  switch (act.type) {
    case 'publish': {
      const offers = run.proposals.find(({ kind }) => kind === act.kind)?.placed ?? 0;
      const without = run.students - offers;
      return {
        title: `Publish “${kindWords[act.kind]}”`,
        question: `${offers.toLocaleString('en')} ${offers === 1 ? 'student is' : 'students are'} offered a place now, all at once. Are you sure?`,
        consequence: `Students and companies are told. ${without.toLocaleString('en')} without a place read why, and their applications stay open. You can take it back for one hour while nobody has answered.`,
        yes: 'Publish',
      };
    }
    case 'undo':
      return {
        title: 'Take back this run',
        question: 'All of its offers are withdrawn at once. Are you sure?',
        consequence: 'Every application is as it was before, and the students are told.',
        yes: 'Take back',
      };
    default:
      return {
        title: run.state === 'proposing' ? 'Stop this run' : 'Give up this draft',
        question: 'Are you sure?',
        consequence: 'Its record stays; what was computed is forgotten. No offer was made.',
        yes: run.state === 'proposing' ? 'Stop' : 'Give up',
      };
  }
}
