import { useMachine } from '@xstate/react';
import { Suspense } from 'react';
import { projectInFull } from '../../../api/read/projects.ts';
import { change } from '../../../api/read/read.ts';
import type { ProjectTeam } from '../../../contract/projects/project-team.ts';
import { saveTeamMachine } from '../../../machines/companies/save-team.ts';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { useEmitted } from '../../ui/machine/useEmitted.ts';
import { lazy } from '../../ui/reading/lazy.ts';
import { announce } from '../../ui/status/toasts.ts';

const TeamDialog = lazy(() => import('./TeamDialog.tsx'));

interface Props {
  pid: number;
  team: ProjectTeam;
  mayChange: boolean;
}

/** Who leads the project and who supervises it: whom its news reach. */
export function Team({ pid, team, mayChange }: Props) {
  const [snapshot, send, actor] = useMachine(saveTeamMachine, { input: { pid } });
  useEmitted(actor, {
    saved: ({ team: saved }) => {
      change(projectInFull(pid), (known) => ({ ...known, team: saved }));
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
    </section>
  );
}
