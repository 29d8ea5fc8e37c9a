import { movesOfProject, projectInFull } from '../../../api/read/projects.ts';
import { isAbsent, useRead } from '../../../api/read/useRead.ts';
import type { Project, ProjectDetail } from '../../../contract/projects/projects.ts';
import type { PossibleMove } from '../../../contract/projects/running-projects.ts';
import { type ProjectStatus, projectStatusLabels } from '../../../contract/projects/statuses.ts';
import { isPosted } from '../../../machines/lifecycle/project.ts';
import { useMay } from '../../features/companies/useMay.ts';
import { ProjectFacts as Facts } from '../../features/projects/project/ProjectFacts.tsx';
import { useCourse } from '../../features/projects/project/useCourse.ts';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { Button } from '../../ui/form/Button.tsx';
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
import { nameOfMove } from './name-of-move.ts';
import { ProgressNotes } from './ProgressNotes.tsx';
import { Team } from './Team.tsx';
import { Workers } from './Workers.tsx';

const ConfirmCourse = lazy(() => import('./ConfirmCourse.tsx'));

export function RunningProject({ pid }: { pid: number }) {
  const read = useRead(projectInFull(pid));
  const moves = useRead(movesOfProject(pid));
  const course = useCourse(({ title, status }) => {
    announce(`“${title}” is now ${projectStatusLabels[status]}.`);
    focusSoon('project-title');
  });
  const may = useMay();
  const { asked, failure } = course;
  const project = isAbsent(moves) ? undefined : read.data;

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
                        onChoose={(move) => course.ask({ pid, move })}
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
          move={asked.move}
          failure={failure}
          isBusy={course.isPending}
          onYes={course.confirm}
          onNo={course.forget}
        />
      )}
    </Screen>
  );
}

interface Props {
  status: ProjectStatus;
  /** Why approval was refused; null for other drafts. */
  returned: { readonly at: string; readonly reason: string } | null;
}

/** State of approval. Admins check the first projects of a new company. */
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

/** As students read it. */
function ProjectFacts({ project }: { project: ProjectDetail }) {
  return (
    <section className="panel" aria-labelledby="facts">
      <h2 id="facts">What students see</h2>
      <Facts project={project} detail={project} />
    </section>
  );
}

interface CourseProps {
  project: Project;
  moves: readonly PossibleMove[];
  onChoose: (move: PossibleMove) => void;
}

/** Next moves of the project, with the consequences of each. */
function Course({ project, moves, onChoose }: CourseProps) {
  return (
    <section className="course panel" aria-labelledby="course">
      <h2 id="course">Change status</h2>
      {moves.length === 0 && (
        <p className="soft mt-6px mb-0 fs-15">
          It is {projectStatusLabels[project.status].toLowerCase()} and cannot change. If this is a
          mistake, contact the programme’s office.
        </p>
      )}
      <ul className="stack gap-5 plain-list">
        {moves.map((move) => (
          <li key={move.to}>
            <Button
              className="w-100"
              look={move.to === 'Cancelled' ? 'outline-danger' : 'outline'}
              onClick={() => onChoose(move)}
            >
              {nameOfMove(project.status, move.to)}
            </Button>
            {move.causes.map((cause) => (
              <p key={cause} className="soft mt-6px mb-0 fs-15">
                {cause}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
