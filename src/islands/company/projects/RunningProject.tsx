import { useMachine } from '@xstate/react';
import { movesOfProject, projectInFull } from '../../../api/read/projects.ts';
import { change, refresh } from '../../../api/read/read.ts';
import { isAbsent, useRead } from '../../../api/read/useRead.ts';
import type { ProjectDetail } from '../../../contract/projects/projects.ts';
import { type ProjectStatus, projectStatusLabels } from '../../../contract/projects/statuses.ts';
import { isPosted } from '../../../machines/lifecycle/project.ts';
import { askedMove, projectCourseMachine } from '../../../machines/projects/project-course.ts';
import { useMay } from '../../features/companies/useMay.ts';
import { ProjectFacts as Facts } from '../../features/projects/project/ProjectFacts.tsx';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { useEmitted } from '../../ui/machine/useEmitted.ts';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { lazy } from '../../ui/reading/lazy.tsx';
import { Reading } from '../../ui/reading/Reading.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import { momentOf } from '../../ui/status/dates.ts';
import { MoveFailed } from '../../ui/status/MoveFailed.tsx';
import { announce } from '../../ui/status/toasts.ts';
import { NoSuchProject } from '../NoSuchProject.tsx';
import { PanelSkeleton } from '../PanelSkeleton.tsx';
import { ProjectHead } from '../ProjectHead.tsx';
import { CopyIntoTerm } from './CopyIntoTerm.tsx';
import { Course } from './Course.tsx';
import { ProgressNotes } from './ProgressNotes.tsx';
import { Team } from './Team.tsx';
import { Workers } from './Workers.tsx';

const ConfirmCourse = lazy(() => import('./ConfirmCourse.tsx'));

export function RunningProject({ pid }: { pid: number }) {
  const read = useRead(projectInFull(pid));
  const moves = useRead(movesOfProject(pid));
  const [snapshot, send, actor] = useMachine(projectCourseMachine, { input: { pid } });
  const may = useMay();
  const { failure } = snapshot.context;
  const asked = askedMove(snapshot);
  const project = isAbsent(moves) ? undefined : read.data;

  useEmitted(actor, {
    // The line tells what else has changed.
    moved: ({ project: moved }) => {
      const { title, status } = moved;
      change(projectInFull(pid), (known) => ({ ...known, ...moved }));
      announce(`“${title}” is now ${projectStatusLabels[status]}.`);
      focusSoon('project-title');
    },
    overtaken: () => refresh(),
  });

  const states = {
    loading: <PanelSkeleton of="the project" />,
    failed: 'The project could not be loaded. Try again later.',
    // Any company may see a project, its moves only its own.
    absent: <NoSuchProject />,
  };
  return (
    <Screen
      title={project?.title ?? 'Project'}
      head={<ProjectHead title="Project" project={project ?? null} at="project" />}
    >
      <Reading of={moves} {...states}>
        {(possible) => (
          <Reading of={read} {...states}>
            {(shown) => (
              <>
                <MoveFailed failure={asked ? null : failure} />
                <div className="running">
                  <div className="stack gap-6">
                    <Approval status={shown.status} returned={possible.returned} />
                    {isPosted(shown.status) && <Workers pid={pid} />}
                    {isPosted(shown.status) && <ProgressNotes project={shown} />}
                    {shown.team && (
                      <Team pid={pid} team={shown.team} mayChange={may('run projects')} />
                    )}
                    <ProjectFacts project={shown} />
                  </div>
                  {may('run projects') && (
                    <div className="running-acts stack gap-6">
                      <Course
                        project={shown}
                        moves={possible.moves}
                        onChoose={(move) => send({ type: 'choose', move })}
                      />
                      <CopyIntoTerm project={shown} />
                    </div>
                  )}
                </div>
              </>
            )}
          </Reading>
        )}
      </Reading>
      {asked && project && (
        <ConfirmCourse
          project={project}
          move={asked}
          failure={failure}
          isBusy={snapshot.matches('moving')}
          onYes={(words) => send({ type: 'confirm', words })}
          onNo={() => send({ type: 'cancel' })}
        />
      )}
    </Screen>
  );
}

interface Props {
  status: ProjectStatus;
  /** Why it was not approved, where it is a draft because of that. */
  returned: { readonly at: string; readonly reason: string } | null;
}

/** Where a project stands with the programme’s office, which looks at the first projects of a new company. */
function Approval({ status, returned }: Props) {
  if (status === 'Awaiting approval')
    return (
      <Alert kind="info">
        The programme’s office looks at the first project of every new company. Students see it once
        it is approved; we notify you either way. You can change it until then.
      </Alert>
    );
  if (!returned) return null;
  return (
    <Alert kind="warning">
      Not approved on {momentOf(returned.at)}. The programme’s office writes: “{returned.reason}”
      Change the project and send it again.
    </Alert>
  );
}

/** What the project says, as students read it. */
function ProjectFacts({ project }: { project: ProjectDetail }) {
  return (
    <section className="panel" aria-labelledby="facts">
      <h2 id="facts">What students see</h2>
      <Facts project={project} detail={project} />
    </section>
  );
}
