import { useMachine } from '@xstate/react';
import type { AssignmentScope } from '../../../contract/assignment-run.ts';
import { engineeringTypes } from '../../../contract/people.ts';
import { assignmentPreview } from '../../../machines/assignment/assignment-reads.ts';
import { proposingMachine } from '../../../machines/assignment/proposing.ts';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import { useEmitted } from '../../ui/machine/useEmitted.ts';
import { useOpen } from '../../ui/navigation/navigation.tsx';
import { Reading } from '../../ui/reading/Reading.tsx';
import { useRead } from '../../ui/reading/useRead.ts';
import { MoveFailed } from '../../ui/status/MoveFailed.tsx';
import { runAddress, scopeAddress, scopeIn } from './assign-address.ts';
import { PreviewFigures } from './PreviewFigures.tsx';

/** Who takes part: chosen in the address, looked at at once, then proposed. */
export function ScopeChoice({ search }: { search: Readonly<Record<string, string>> }) {
  const open = useOpen();
  const scope = scopeIn(search);
  const seen = useRead(assignmentPreview(scope));
  const [snapshot, send, actor] = useMachine(proposingMachine);
  useEmitted(actor, { proposed: ({ id }) => open(runAddress(id)) });

  const choose = (change: Partial<AssignmentScope>) =>
    open(scopeAddress({ ...scope, ...change }), true);
  // What was seen for another choice does not say whether this one can be proposed.
  const applications = seen.isPlaceholderData ? undefined : seen.data?.applications;
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
          <span className="form-label">Deadline on or before</span>
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
            {scope.projectIds.length} selected{' '}
            {scope.projectIds.length === 1 ? 'project' : 'projects'}{' '}
            <button
              type="button"
              className="btn btn-link"
              onClick={() => choose({ projectIds: [] })}
            >
              Clear selection
            </button>
          </p>
        )}
      </div>
      <Reading
        of={seen}
        loading={<p role="status">Loading the participants…</p>}
        failed="The participants could not be loaded. Try again later."
      >
        {(preview) => <PreviewFigures preview={preview} isBusy={seen.isPlaceholderData} />}
      </Reading>
      <MoveFailed failure={snapshot.context.failure} />
      <div className="assign-acts">
        <BusyButton
          className="btn btn-primary"
          busy={snapshot.hasTag('busy')}
          disabled={!applications}
          onClick={() => send({ type: 'propose', scope })}
        >
          Propose
        </BusyButton>
        <span className="soft">
          {applications === 0
            ? 'No open applications match this selection.'
            : 'Computes three assignments to compare. Nobody is notified.'}
        </span>
      </div>
    </section>
  );
}
