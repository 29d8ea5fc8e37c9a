import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { AssignmentScope } from '../../../contract/assignment-run.ts';
import { engineeringTypes } from '../../../contract/people.ts';
import {
  assignmentScopeMachine,
  failedProposing,
} from '../../../machines/assignment/assignment-scope.ts';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import { LoadFailed } from '../../ui/list/Empty.tsx';
import { useOpen } from '../../ui/navigation/navigation.tsx';
import { MoveFailed } from '../../ui/status/MoveFailed.tsx';
import { runAddress, scopeAddress, scopeIn } from './assign-address.ts';
import { PreviewFigures } from './PreviewFigures.tsx';

/** Who takes part: chosen in the address, looked at at once, then proposed. */
export function ScopeChoice({ search }: { search: Readonly<Record<string, string>> }) {
  const open = useOpen();
  const scope = scopeIn(search);
  const choice = useActorRef(assignmentScopeMachine, { input: scope });
  const snapshot = useSelector(choice, (now) => now);
  const asked = JSON.stringify(scope);

  useEffect(() => {
    const { unsubscribe } = choice.on('proposed', ({ id }) => open(runAddress(id)));
    return unsubscribe;
  }, [choice, open]);
  useEffect(() => {
    const wanted: AssignmentScope = JSON.parse(asked);
    if (JSON.stringify(choice.getSnapshot().context.scope) !== asked)
      choice.send({ type: 'choose', scope: wanted });
  }, [asked, choice]);

  const choose = (change: Partial<AssignmentScope>) =>
    open(scopeAddress({ ...scope, ...change }), true);
  const { preview } = snapshot.context;
  return (
    <section className="panel ticked assign-scope" aria-labelledby="who-takes-part">
      <h2 id="who-takes-part">Who takes part</h2>
      <div className="assign-choices">
        <label className="field">
          <span className="form-label">Engineering type</span>
          <select
            className="form-select"
            value={scope.engineeringType}
            onChange={({ target }) =>
              choose({ engineeringType: target.value as AssignmentScope['engineeringType'] })
            }
          >
            <option value="">All types</option>
            {engineeringTypes.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </select>
        </label>
        <label className="field">
          <span className="form-label">Deadline until</span>
          <input
            type="date"
            className="form-control"
            value={scope.deadlineBefore.slice(0, 10)}
            onChange={({ target }) =>
              choose({ deadlineBefore: target.value && `${target.value}T23:59:59.999Z` })
            }
          />
        </label>
        {scope.projectIds.length > 0 && (
          <p className="assign-chosen">
            {scope.projectIds.length} chosen{' '}
            {scope.projectIds.length === 1 ? 'project' : 'projects'}{' '}
            <button
              type="button"
              className="btn btn-link"
              onClick={() => choose({ projectIds: [] })}
            >
              Take all
            </button>
          </p>
        )}
      </div>
      {snapshot.matches('failed') && (
        <LoadFailed
          sentence="It could not be seen who takes part. Please try again later."
          onRetry={() => choice.send({ type: 'retry' })}
        />
      )}
      {preview && !snapshot.matches('failed') && (
        <PreviewFigures preview={preview} isBusy={snapshot.matches('looking')} />
      )}
      {!preview && snapshot.matches('looking') && <p role="status">Checking who takes part…</p>}
      <MoveFailed failure={failedProposing(snapshot)} />
      <div className="assign-acts">
        <BusyButton
          className="btn btn-accent"
          busy={snapshot.hasTag('busy')}
          disabled={(preview?.applications ?? 0) === 0}
          onClick={() => choice.send({ type: 'propose' })}
        >
          Propose
        </BusyButton>
        <span className="soft">
          {preview?.applications === 0
            ? 'No open application belongs to this choice.'
            : 'Computes three assignments to compare. No student or company is told.'}
        </span>
      </div>
    </section>
  );
}
