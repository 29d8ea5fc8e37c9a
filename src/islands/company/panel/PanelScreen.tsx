import { useStore } from '@nanostores/react';
import { useMachine } from '@xstate/react';
import { lazy, Suspense, useEffect } from 'react';
import { projectStatusLabels } from '../../../contract/projects.ts';
import {
  companyProjectsMachine,
  failedMove,
  isFirstLoad,
  moveUnderWay,
  projectsPerPage,
} from '../../../machines/company-projects.ts';
import { LoadFailed } from '../../ui/Empty.tsx';
import { focusSoon } from '../../ui/focus.ts';
import { MoveFailed } from '../../ui/MoveFailed.tsx';
import { ScreenLink } from '../../ui/navigation.tsx';
import { Paginator } from '../../ui/Paginator.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { announce } from '../../ui/toasts.ts';
import { pageFrom, panelAddress } from '../addresses.ts';
import { $router } from '../router.ts';
import { screens } from '../screens.ts';
import { NoProjects } from './NoProjects.tsx';
import { PanelSkeleton } from './PanelSkeleton.tsx';
import { ProjectRow } from './ProjectRow.tsx';
import './panel.scss';

const ConfirmEnd = lazy(() => import('./ConfirmEnd.tsx'));

/** The company's own projects, and what can be done with each. */
export default function PanelScreen() {
  const asked = pageFrom(useStore($router)?.search ?? {});
  const [snapshot, send, actor] = useMachine(companyProjectsMachine, { input: { page: asked } });
  const { list, page, course } = snapshot.context;

  useEffect(() => send({ type: 'turn', page: asked }), [asked, send]);
  useEffect(() => {
    const heard = actor.on('moved', ({ project: { pid, title, status } }) => {
      announce(`“${title}” is now ${projectStatusLabels[status]}.`);
      focusSoon(`project-${pid}`);
    });
    return () => heard.unsubscribe();
  }, [actor]);

  return (
    <Screen
      title="Your projects"
      lead="What you have posted, who waits for an answer, and what comes next."
      tools={
        <ScreenLink to={screens['post-project']} className="btn btn-accent">
          Post a project
        </ScreenLink>
      }
    >
      <MoveFailed failure={failedMove(snapshot)} />
      {isFirstLoad(snapshot) && <PanelSkeleton />}
      {snapshot.matches('failed') && (
        <LoadFailed
          sentence="Failed to load projects. Please try again later."
          onRetry={() => send({ type: 'retry' })}
        />
      )}
      {list && !snapshot.matches('failed') && (
        <>
          {list.total === 0 && <NoProjects />}
          <ul className="project-rows" aria-busy={snapshot.matches('loading')}>
            {list.rows.map((project) => (
              <li key={project.pid}>
                <ProjectRow
                  project={project}
                  moving={moveUnderWay(snapshot, project)}
                  onMove={(status) => send({ type: 'ask', course: { project, status } })}
                />
              </li>
            ))}
          </ul>
          {list.total > projectsPerPage && (
            <Paginator
              page={page}
              pageSize={projectsPerPage}
              total={list.total}
              noun="projects"
              addressOf={panelAddress}
            />
          )}
        </>
      )}
      <Suspense fallback={null}>
        {snapshot.matches('confirming') && course && (
          <ConfirmEnd
            course={course}
            onYes={() => send({ type: 'confirm' })}
            onNo={() => send({ type: 'cancel' })}
          />
        )}
      </Suspense>
    </Screen>
  );
}
