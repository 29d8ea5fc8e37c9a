import type { EventFromLogic, SnapshotFrom } from 'xstate';
import { mayBeDone } from '../../../../api/problem.ts';
import type { decisionsMachine } from '../../../../machines/applications/decisions.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { useAttention } from '../../../ui/form/useAttention.ts';
import { actLabels } from './act-words.ts';

const notKnown = 'We do not know whether this worked. Send it again: it happens only once.';
const notDone = 'Nothing has changed:';

interface Props {
  snapshot: SnapshotFrom<typeof decisionsMachine>;
  send: (event: EventFromLogic<typeof decisionsMachine>) => void;
}

/** The decisions that could not be sent. */
export function Unsent({ snapshot, send }: Props) {
  const { unsent, failure } = snapshot.context;
  const box = useAttention<HTMLDivElement>(failure);
  return (
    <div id="unsent" ref={box} tabIndex={-1} className="unsent reads">
      {unsent.length > 0 && (
        <div className="alert alert-danger" role="alert">
          <p>
            {failure?.sentence ?? 'The connection is lost.'}{' '}
            {failure && mayBeDone(failure) ? notKnown : notDone}
          </p>
          <ul className="mb-3">
            {unsent.map(({ event, applicants }) => (
              <li key={`${event} ${applicants.map(({ applicationId }) => applicationId).join()}`}>
                {actLabels[event]}: {applicants.map(({ studentName }) => studentName).join(', ')}
              </li>
            ))}
          </ul>
          <div className="d-flex flex-wrap gap-2">
            <Button onClick={() => send({ type: 'retry' })}>Send again</Button>
            <Button look="quiet" onClick={() => send({ type: 'leave' })}>
              Dismiss
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
