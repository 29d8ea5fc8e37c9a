import { assignedFile } from '../../../../api/read/assignments.ts';
import type {
  AssignmentRun,
  ProposalKind,
} from '../../../../contract/assignments/assignment-run.ts';
import { mayUndo, type RunAct } from '../../../../machines/assignments/assignment-run.ts';
import { BusyButton } from '../../../ui/form/BusyButton.tsx';
import { DownloadButton } from '../../../ui/list/DownloadButton.tsx';
import { momentOf } from '../../../ui/status/dates.ts';
import { kindWords } from '../words.ts';

interface Props {
  run: AssignmentRun;
  kind: ProposalKind;
  isBusy: boolean;
  onAct: (act: RunAct) => void;
}

/** What may be done with a run where it stands now. */
export function RunActs({ run, kind, isBusy, onAct }: Props) {
  const { state, published } = run;
  return (
    <div className="cluster row-gap-3 column-gap-4 my-5">
      {state === 'proposed' && (
        <BusyButton
          className="btn btn-primary"
          busy={isBusy}
          onClick={() => onAct({ type: 'publish', kind })}
        >
          Publish “{kindWords[kind]}”
        </BusyButton>
      )}
      {published && mayUndo(run, new Date()) && (
        <BusyButton
          className="btn btn-outline-danger"
          busy={isBusy}
          onClick={() => onAct({ type: 'undo' })}
        >
          Undo until {momentOf(published.undoUntil)}
        </BusyButton>
      )}
      {['proposed', 'published', 'undone'].includes(state) && (
        <>
          <DownloadButton
            make={() => assignedFile(run.id, kind)}
            name={`assignment-${run.id}-${kind}.csv`}
            made="Assignment downloaded."
            className="btn-outline-primary"
          >
            Download CSV
          </DownloadButton>
          <BusyButton
            className="btn btn-outline-primary"
            busy={isBusy}
            onClick={() => onAct({ type: 'replay' })}
          >
            Recompute
          </BusyButton>
        </>
      )}
      {['proposing', 'proposed', 'failed'].includes(state) && (
        <BusyButton
          className="btn btn-quiet"
          busy={isBusy}
          onClick={() => onAct({ type: 'discard' })}
        >
          {state === 'proposing' ? 'Stop' : 'Discard this draft'}
        </BusyButton>
      )}
    </div>
  );
}
