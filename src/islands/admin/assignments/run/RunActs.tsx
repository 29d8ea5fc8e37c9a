import { assignedFile } from '../../../../api/read/assignments.ts';
import type {
  AssignmentRun,
  ProposalKind,
} from '../../../../contract/assignments/assignment-run.ts';
import { mayUndo, type RunAct } from '../../../../machines/assignments/assignment-run.ts';
import { timeNow } from '../../../../session/clock.ts';
import { BusyButton } from '../../../ui/form/BusyButton.tsx';
import { DownloadButton } from '../../../ui/list/DownloadButton.tsx';
import { deadlineOf } from '../../../ui/status/dates.ts';
import { kindWords } from '../words.ts';

interface Props {
  run: AssignmentRun;
  kind: ProposalKind;
  isBusy: boolean;
  onAct: (act: RunAct) => void;
  onReplay: () => void;
}

/** Actions open in this state of a run. */
export function RunActs({ run, kind, isBusy, onAct, onReplay }: Props) {
  const { state, published } = run;
  return (
    <div className="cluster row-gap-3 column-gap-4 my-5">
      {state === 'proposed' && (
        <BusyButton look="primary" busy={isBusy} onClick={() => onAct({ type: 'publish', kind })}>
          Publish “{kindWords[kind]}”
        </BusyButton>
      )}
      {published && mayUndo(run, timeNow()) && (
        <BusyButton look="outline-danger" busy={isBusy} onClick={() => onAct({ type: 'undo' })}>
          Undo until {deadlineOf(published.undoUntil)}
        </BusyButton>
      )}
      {['proposed', 'published', 'undone'].includes(state) && (
        <>
          <DownloadButton
            make={() => assignedFile(run.id, kind)}
            name={`assignment-${run.id}-${kind}.csv`}
            made="Assignment downloaded."
          >
            Export
          </DownloadButton>
          <BusyButton busy={isBusy} onClick={onReplay}>
            Recompute
          </BusyButton>
        </>
      )}
      {['proposing', 'proposed', 'failed'].includes(state) && (
        <BusyButton look="quiet" busy={isBusy} onClick={() => onAct({ type: 'discard' })}>
          {state === 'proposing' ? 'Stop' : 'Discard this draft'}
        </BusyButton>
      )}
    </div>
  );
}

/** Consequences of an act in numbers, shown before it is confirmed. */
export function wordsOf(act: RunAct, run: AssignmentRun) {
  switch (act.type) {
    case 'publish': {
      const offers = run.proposals.find(({ kind }) => kind === act.kind)?.placed ?? 0;
      const without = run.students - offers;
      return {
        look: 'primary' as const,
        title: `Publish “${kindWords[act.kind]}”`,
        question: `${offers.toLocaleString('en')} ${offers === 1 ? 'student' : 'students'} will be offered a place now. Are you sure?`,
        consequence: `Students and companies are notified. Students without a place (${without.toLocaleString('en')}) see why, and their applications stay open. You can undo this for one hour, until a student answers.`,
        yes: `Publish ${offers.toLocaleString('en')} ${offers === 1 ? 'offer' : 'offers'}`,
      };
    }
    case 'undo':
      return {
        look: 'danger' as const,
        title: 'Undo this run',
        question: 'This withdraws all of its offers. Are you sure?',
        consequence:
          'Every application returns to its previous status, and the students are notified.',
        yes: 'Undo run',
      };
    default:
      return {
        look: 'danger' as const,
        title: run.state === 'proposing' ? 'Stop this run' : 'Discard this draft',
        question: 'Are you sure?',
        consequence:
          'This deletes the computed proposals and keeps the record of the run. No offers were made.',
        yes: run.state === 'proposing' ? 'Stop' : 'Discard',
      };
  }
}
