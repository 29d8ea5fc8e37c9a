import { useMachine } from '@xstate/react';
import ModalBody from 'react-bootstrap/ModalBody';
import ModalFooter from 'react-bootstrap/ModalFooter';
import { useRead } from '../../../api/read/useRead.ts';
import type { BulkAction } from '../../../contract/reports/bulk-actions.ts';
import {
  type BulkActionWish,
  bulkActionMachine,
  bulkActionRead,
} from '../../../machines/reports/bulk-action.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import { FormAlert } from '../../ui/form/FormAlert.tsx';
import { useEmitted } from '../../ui/machine/useEmitted.ts';
import { Reading } from '../../ui/reading/Reading.tsx';
import { BulkActionState } from './BulkActionState.tsx';
import { actOf } from './words.ts';

interface Props {
  wish: BulkActionWish;
  onBegun: () => void;
  onClose: () => void;
}

/** What an act about many would do; then how far it is, what came of it, and the way back. */
export default function BulkActionDialog({ wish, onBegun, onClose }: Props) {
  const [snapshot, send, actor] = useMachine(bulkActionMachine, { input: { wish } });
  useEmitted(actor, { begun: onBegun });
  const { id, failure } = snapshot.context;
  const act = useRead(id === 0 ? null : bulkActionRead(id));
  const isBusy = snapshot.hasTag('busy');
  return (
    <Dialog title={titleOf(act.data)} width={500} onClose={onClose}>
      <ModalBody>
        {failure && (
          <FormAlert>{failure.sentence ?? 'The server did not answer. Try again.'}</FormAlert>
        )}
        {!snapshot.matches('not proposed') && (
          <Reading
            of={act}
            loading={<p role="status">Checking what this would do…</p>}
            failed="The progress could not be loaded."
          >
            {(known) => <BulkActionState act={known} />}
          </Reading>
        )}
      </ModalBody>
      <ModalFooter>
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {act.data && act.data.state !== 'proposed' ? 'Close' : 'Cancel'}
        </button>
        {snapshot.matches('not proposed') && (
          <button type="button" className="btn btn-primary" onClick={() => send({ type: 'retry' })}>
            Try again
          </button>
        )}
        {act.data?.state === 'proposed' && (
          <BusyButton
            className={act.data.act === 'delete' ? 'btn btn-danger' : 'btn btn-primary'}
            busy={isBusy}
            onClick={() => send({ type: 'start' })}
          >
            {actOf(act.data, act.data.people)}
          </BusyButton>
        )}
        {act.data?.undoUntil && (
          <BusyButton
            className="btn btn-outline-primary"
            busy={isBusy}
            onClick={() => send({ type: 'undo' })}
          >
            Undo
          </BusyButton>
        )}
      </ModalFooter>
    </Dialog>
  );
}

function titleOf(act: BulkAction | undefined): string {
  if (!act) return 'Before you do this';
  if (act.state === 'proposed') return `${actOf(act, act.people)}?`;
  return actOf(act, act.people);
}
