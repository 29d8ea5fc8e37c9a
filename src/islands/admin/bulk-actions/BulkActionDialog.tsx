import { useEffect, useState } from 'react';
import ModalBody from 'react-bootstrap/ModalBody';
import ModalFooter from 'react-bootstrap/ModalFooter';
import { type NewBulkAction, proposeBulkAction } from '../../../api/act/bulk-actions.ts';
import { newKey } from '../../../api/act/sending-key.ts';
import { useAct } from '../../../api/act/useAct.ts';
import { refresh } from '../../../api/read/read.ts';
import { bulkActionRead, isUnderWay } from '../../../api/read/reports.ts';
import { useRead } from '../../../api/read/useRead.ts';
import {
  type BulkAction,
  startBulkAction,
  undoBulkAction,
} from '../../../contract/reports/bulk-actions.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { FormAlert } from '../../ui/form/FormAlert.tsx';
import { Reading } from '../../ui/reading/Reading.tsx';
import { deadlineOf } from '../../ui/status/dates.ts';
import { actOf, consequencesOf, outcomeOf, peopleOf } from './words.ts';

interface Props {
  /** A new act, or the number of an earlier one. */
  wish: NewBulkAction | { readonly id: number };
  onBegun: () => void;
  onClose: () => void;
}

/** Previews an act on many people, then shows its progress, its outcome and the way to take it back. */
export default function BulkActionDialog({ wish, onBegun, onClose }: Props) {
  const [key] = useState(newKey);
  const proposed = useAct((wanted: NewBulkAction) => proposeBulkAction(wanted, key));
  const propose = () => 'id' in wish || proposed.press(wish);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each dialog
  useEffect(() => void propose(), []);
  const id = 'id' in wish ? wish.id : proposed.answer?.id;
  const act = useRead(id === undefined ? null : bulkActionRead(id));
  const { data } = act;
  const started = useAct(startBulkAction, { changes: () => refresh(), done: onBegun });
  const undone = useAct(undoBulkAction, { changes: () => refresh() });
  const failure = proposed.failure ?? started.failure ?? undone.failure;
  return (
    <Dialog title={titleOf(data)} width={500} onClose={onClose}>
      <ModalBody>
        {failure && (
          <FormAlert>{failure.sentence ?? 'The server did not answer. Try again.'}</FormAlert>
        )}
        {!proposed.failure && (
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
          {data && data.state !== 'proposed' ? 'Close' : 'Cancel'}
        </Button>
        {proposed.failure && (
          <Button look="primary" onClick={propose}>
            Try again
          </Button>
        )}
        {data?.state === 'proposed' && (
          <BusyButton
            look={data.act === 'delete' ? 'danger' : 'primary'}
            busy={started.isPending}
            onClick={() => started.press({ params: { id: data.id } })}
          >
            {actOf(data, data.people)}
          </BusyButton>
        )}
        {data?.undoUntil && (
          <BusyButton
            busy={undone.isPending}
            onClick={() => undone.press({ params: { id: data.id } })}
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

/** An act on many people: its preview, progress or outcome. */
function BulkActionState({ act }: { act: BulkAction }) {
  if (act.state === 'proposed') {
    return (
      <>
        {consequencesOf(act).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p className="soft mb-0">
          {act.act === 'delete' ? 'You cannot undo this.' : 'You can undo this for 24 hours.'}
        </p>
      </>
    );
  }
  const { handled, people, refusals, refused, undoUntil } = act;
  return (
    <>
      {isUnderWay(act) ? (
        <label className="stack gap-2">
          <span role="status">
            {act.state === 'taking back' ? 'Undoing' : 'Under way'}: {handled.toLocaleString('en')}{' '}
            of {peopleOf(act.kind, people)}. You can close this; it continues.
          </span>
          <progress
            className="w-100"
            max={people}
            value={act.state === 'taking back' ? undefined : handled}
          />
        </label>
      ) : (
        <p role="status">{outcomeOf(act)}.</p>
      )}
      {refused > 0 && (
        <>
          <p>{peopleOf(act.kind, refused)} left as they were:</p>
          <ul className="refusals plain-list mb-4">
            {refusals.map(({ label, reason }) => (
              <li key={`${label} ${reason}`}>
                <strong>{label}</strong>
                <p className="mt-1 mb-0">{reason}</p>
              </li>
            ))}
          </ul>
        </>
      )}
      {undoUntil && <p className="soft mb-0">You can undo this until {deadlineOf(undoUntil)}.</p>}
    </>
  );
}
