import { useMachine } from '@xstate/react';
import { lazy, Suspense, useEffect } from 'react';
import { projectStatusLabels } from '../../../contract/projects.ts';
import { askedMove, projectCourseMachine } from '../../../machines/projects/project-course.ts';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { LoadFailed } from '../../ui/list/Empty.tsx';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { MoveFailed } from '../../ui/status/MoveFailed.tsx';
import { announce } from '../../ui/status/toasts.ts';
import { NoSuchProject } from '../NoSuchProject.tsx';
import { PanelSkeleton } from '../PanelSkeleton.tsx';
import { ProjectHead } from '../ProjectHead.tsx';
import { Course } from './Course.tsx';
import { ProgressNotes } from './ProgressNotes.tsx';
import { ProjectFacts } from './ProjectFacts.tsx';
import { Workers } from './Workers.tsx';

const ConfirmCourse = lazy(() => import('./ConfirmCourse.tsx'));

export function RunningProject({ pid }: { pid: number }) {
  const [snapshot, send, actor] = useMachine(projectCourseMachine, { input: { pid } });
  const { project, moves, failure } = snapshot.context;
  const asked = askedMove(snapshot);

  useEffect(() => {
    const heard = actor.on('moved', ({ project: { title, status } }) => {
      announce(`“${title}” is now ${projectStatusLabels[status]}.`);
      focusSoon('project-title');
    });
    return () => heard.unsubscribe();
  }, [actor]);

  return (
    <Screen
      title={project?.title ?? 'Project'}
      head={<ProjectHead title="Project" project={project} at="project" />}
    >
      {snapshot.matches('loading') && !project && <PanelSkeleton of="the project" />}
      {snapshot.matches('missing') && <NoSuchProject />}
      {snapshot.matches('failed') && (
        <LoadFailed
          sentence="The project could not be loaded. Please try again later."
          onRetry={() => send({ type: 'retry' })}
        />
      )}
      {project && !snapshot.matches('failed') && !snapshot.matches('missing') && (
        <>
          <MoveFailed failure={asked ? null : failure} />
          <div className="running">
            <div className="running-work">
              {project.status !== 'Draft' && (
                <Workers pid={pid} onChanged={() => send({ type: 'refresh' })} />
              )}
              {project.status !== 'Draft' && (
                <ProgressNotes project={project} onMoved={() => send({ type: 'refresh' })} />
              )}
              <ProjectFacts project={project} />
            </div>
            <Course
              project={project}
              moves={moves}
              onChoose={(move) => send({ type: 'choose', move })}
            />
          </div>
        </>
      )}
      <Suspense fallback={null}>
        {asked && project && (
          <ConfirmCourse
            project={project}
            move={asked}
            failure={failure}
            isBusy={snapshot.matches('moving')}
            onYes={(reason) => send({ type: 'confirm', reason })}
            onNo={() => send({ type: 'cancel' })}
          />
        )}
      </Suspense>
    </Screen>
  );
}
