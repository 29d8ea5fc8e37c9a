import ModalBody from 'react-bootstrap/ModalBody';
import ModalFooter from 'react-bootstrap/ModalFooter';
import type { SnapshotFrom } from 'xstate';
import type { removalMachine } from '../../../../machines/table/removal/removal.ts';
import type { RemovalRef } from '../../../../machines/table/removal/removals.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { BusyButton } from '../../../ui/form/BusyButton.tsx';
import { Button } from '../../../ui/form/Button.tsx';

interface Props {
  now: SnapshotFrom<typeof removalMachine>;
  send: RemovalRef['send'];
}

const toldOneByOne = 5;

/** Losses with a row, or why it could not be deleted, and the ways out. */
export default function RemovalRefused({ now, send }: Props) {
  const { refused, source } = now.context;
  const { instead, canForce } = source;
  const keep = () => send({ type: 'keep' });
  const isFailed = now.matches('failed');
  return (
    <Dialog
      title={isFailed ? 'Not deleted' : 'Other records depend on this'}
      width={500}
      onClose={keep}
    >
      <ModalBody>
        <ul className="refusals plain-list mb-4" role="alert">
          {refused.slice(0, toldOneByOne).map(({ id, label, failure }) => (
            <li key={id}>
              <strong>{label}</strong>
              <p className="mt-1 mb-0">
                {failure.sentence ?? 'The server did not answer. Try again.'}
              </p>
            </li>
          ))}
        </ul>
        {refused.length > toldOneByOne && <p>And {refused.length - toldOneByOne} more.</p>}
        {!isFailed && instead && (
          <p className="soft mb-0">
            Nothing has been deleted. “{instead.label}” keeps everything that depends on it.
          </p>
        )}
      </ModalBody>
      <ModalFooter>
        <Button look="quiet" onClick={keep}>
          Keep
        </Button>
        {isFailed && (
          <Button look="primary" onClick={() => send({ type: 'retry' })}>
            Try again
          </Button>
        )}
        {!isFailed && canForce && (
          <Button look="outline-danger" onClick={() => send({ type: 'even so' })}>
            Delete anyway
          </Button>
        )}
        {!isFailed && instead && (
          <BusyButton
            look="primary"
            busy={now.matches('doing instead')}
            onClick={() => send({ type: 'instead' })}
          >
            {instead.label}
          </BusyButton>
        )}
      </ModalFooter>
    </Dialog>
  );
}
