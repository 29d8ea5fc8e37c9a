import type { SnapshotFrom } from 'xstate';
import {
  type Decided,
  type decisionsMachine,
  worthTelling,
} from '../../../../machines/applicants/decisions.ts';
import { mayBeDone } from '../../../../machines/calls/failure.ts';
import { actLabels } from './act-words.ts';

const notKnown = 'We do not know whether this worked. Send it again: it happens only once.';
const notDone = 'Nothing has changed:';

interface Props {
  snapshot: SnapshotFrom<typeof decisionsMachine>;
  onRetry: () => void;
  onLeave: () => void;
}

/** What became of the last decision, row by row, and what could not be sent. */
export function Outcomes({ snapshot, onRetry, onLeave }: Props) {
  const { unsent, failure } = snapshot.context;
  const told = worthTelling(snapshot);
  return (
    <div id="outcomes" tabIndex={-1} className="outcomes">
      {unsent.length > 0 && (
        <div className="alert alert-danger" role="alert">
          <p>
            {failure?.sentence ?? 'The connection is lost.'}{' '}
            {failure && mayBeDone(failure) ? notKnown : notDone}
          </p>
          <ul>
            {unsent.map(({ event, applicants }) => (
              <li key={`${event} ${applicants.map(({ applicationId }) => applicationId).join()}`}>
                {actLabels[event]}: {applicants.map(({ studentName }) => studentName).join(', ')}
              </li>
            ))}
          </ul>
          <div className="alert-acts">
            <button type="button" className="btn btn-outline-primary" onClick={onRetry}>
              Send again
            </button>
            <button type="button" className="btn btn-quiet" onClick={onLeave}>
              Dismiss
            </button>
          </div>
        </div>
      )}
      {told && <Told {...told} onLeave={onLeave} />}
    </div>
  );
}

function Told({ decision, outcomes, onLeave }: Decided & { onLeave: () => void }) {
  const refused = outcomes.filter(({ problem }) => problem);
  const names = new Map(
    decision.applicants.map(({ applicationId, studentName }) => [applicationId, studentName]),
  );
  const done = outcomes.length - refused.length;
  return (
    <div
      className={`alert alert-${refused.length > 0 ? 'warning' : 'success'}`}
      role={refused.length > 0 ? 'alert' : 'status'}
    >
      <p>
        {actLabels[decision.event]}: {done} of {outcomes.length} done.
      </p>
      <ul>
        {outcomes.map(({ applicationId, status, problem }) => (
          <li key={applicationId}>
            {names.get(applicationId)}: {problem ? problem.sentence : `now ${status}`}
          </li>
        ))}
      </ul>
      <button type="button" className="btn btn-quiet btn-sm" onClick={onLeave}>
        Close
      </button>
    </div>
  );
}
