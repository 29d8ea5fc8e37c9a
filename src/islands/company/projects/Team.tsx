import { useState } from 'react';
import { projectInFull } from '../../../api/read/projects.ts';
import { change } from '../../../api/read/read.ts';
import type { ProjectTeam } from '../../../contract/projects/project-team.ts';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { Button } from '../../ui/form/Button.tsx';
import { lazy } from '../../ui/reading/lazy.tsx';
import { announce } from '../../ui/status/toasts.ts';

const TeamDialog = lazy(() => import('./TeamDialog.tsx'));

interface Props {
  pid: number;
  team: ProjectTeam;
  mayChange: boolean;
}

/** Lead and supervisors of the project, who get its notifications. */
export function Team({ pid, team, mayChange }: Props) {
  const [isChanging, setChanging] = useState(false);
  const saved = (now: ProjectTeam) => {
    setChanging(false);
    change(projectInFull(pid), (known) => ({ ...known, team: now }));
    announce('Project team saved.');
    focusSoon('project-team');
  };
  return (
    <section className="panel" aria-labelledby="project-team">
      <div className="cluster column-gap-4 justify-content-between mb-4">
        <h2 className="m-0" id="project-team" tabIndex={-1}>
          Project team
        </h2>
        {mayChange && <Button onClick={() => setChanging(true)}>Change team</Button>}
      </div>
      <dl className="project-team m-0">
        <dt>Leads</dt>
        <dd>{team.lead?.name ?? 'Nobody'}</dd>
        <dt>Supervise</dt>
        <dd>{team.supervisors.map(({ name }) => name).join(', ') || 'Nobody'}</dd>
      </dl>
      {isChanging && (
        <TeamDialog pid={pid} team={team} onSaved={saved} onClose={() => setChanging(false)} />
      )}
    </section>
  );
}
