import { useMachine } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { change } from '../../../api/reader/read.ts';
import { saveTeamMachine } from '../../../machines/members/save-team.ts';
import { projectTeamOf } from '../../../machines/members/team.ts';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { useEmitted } from '../../ui/machine/useEmitted.ts';
import { Reading } from '../../ui/reading/Reading.tsx';
import { useRead } from '../../ui/reading/useRead.ts';
import { announce } from '../../ui/status/toasts.ts';

const TeamDialog = lazy(() => import('./TeamDialog.tsx'));

/** Who leads the project and who supervises it: whom its news reach. */
export function Team({ pid, mayChange }: { pid: number; mayChange: boolean }) {
  const source = projectTeamOf(pid);
  const [snapshot, send, actor] = useMachine(saveTeamMachine, { input: { pid } });
  useEmitted(actor, {
    saved: ({ team }) => {
      change(source, () => team);
      announce('Project team saved.');
      focusSoon('project-team');
    },
  });
  return (
    <section className="panel" aria-labelledby="project-team">
      <div className="notes-head">
        <h2 id="project-team" tabIndex={-1}>
          Project team
        </h2>
        {mayChange && (
          <button
            type="button"
            className="btn btn-outline-primary"
            onClick={() => send({ type: 'edit' })}
          >
            Change team
          </button>
        )}
      </div>
      <Reading
        of={useRead(source)}
        loading={<p role="status">Loading the team…</p>}
        failed="The project team could not be loaded."
      >
        {(team) => (
          <>
            <dl className="project-team">
              <dt>Leads</dt>
              <dd>{team.lead?.name ?? 'Nobody'}</dd>
              <dt>Supervise</dt>
              <dd>{team.supervisors.map(({ name }) => name).join(', ') || 'Nobody'}</dd>
            </dl>
            <Suspense fallback={null}>
              {snapshot.hasTag('form') && (
                <TeamDialog
                  team={team}
                  isBusy={snapshot.hasTag('busy')}
                  failure={snapshot.context.failure}
                  onSubmit={(form) => send({ type: 'submit', form })}
                  onCancel={() => send({ type: 'cancel' })}
                />
              )}
            </Suspense>
          </>
        )}
      </Reading>
    </section>
  );
}
