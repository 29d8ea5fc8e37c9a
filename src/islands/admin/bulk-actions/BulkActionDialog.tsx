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
import { Button } from '../../ui/form/Button.tsx';
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
        <Button look="quiet" onClick={onClose}>
          {act.data && act.data.state !== 'proposed' ? 'Close' : 'Cancel'}
        </Button>
        {snapshot.matches('not proposed') && (
          <Button look="primary" onClick={() => send({ type: 'retry' })}>
            Try again
          </Button>
        )}
        {act.data?.state === 'proposed' && (
          <BusyButton
            look={act.data.act === 'delete' ? 'danger' : 'primary'}
            busy={isBusy}
            onClick={() => send({ type: 'start' })}
          >
            {actOf(act.data, act.data.people)}
          </BusyButton>
        )}
        {act.data?.undoUntil && (
          <BusyButton busy={isBusy} onClick={() => send({ type: 'undo' })}>
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
