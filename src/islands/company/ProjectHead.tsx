import type { Project } from '../../contract/projects/projects.ts';
import { projectStatusLabels } from '../../contract/projects/statuses.ts';
import { editableFields } from '../../machines/lifecycle/editing.ts';
import { isPosted } from '../../machines/lifecycle/project.ts';
import { useMay } from '../features/companies/useMay.ts';
import { ScreenLink } from '../ui/navigation/navigation.tsx';
import { Icon } from '../ui/picture/Icon.tsx';
import { StatusTag } from '../ui/status/StatusTag.tsx';
import { applicantsAddress, editAddress, projectAddress } from './addresses.ts';
import { deadlineWords, isOverdue } from './deadline-words.ts';
import { Places } from './Places.tsx';
import { screens } from './screens.ts';
import './project-tabs.scss';

interface Props {
  /** Title until the project is known. */
  title: string;
  project: Project | null;
  at: 'project' | 'applicants' | 'ranking';
}

/** Head of a project's screens, with its state and links between the screens. */
export function ProjectHead({ title, project, at }: Props) {
  const deadline = project && deadlineWords(project);
  return (
    <>
      <header className="page-head project-head mb-0">
        <div>
          <ScreenLink
            to={screens['company-panel']}
            className="d-inline-flex gap-6px align-items-center mb-3"
          >
            <Icon name="arrow-left" /> Your projects
          </ScreenLink>
          <h1 id="project-title" tabIndex={-1}>
            {project?.title ?? title}
          </h1>
        </div>
        {project && (
          <div className="project-state stack gap-6px justify-items-start">
            <StatusTag status={project.status}>{projectStatusLabels[project.status]}</StatusTag>
            <Places project={project} />
            {deadline && (
              <span className={isOverdue(project) ? 'text-warn fw-semibold' : 'soft'}>
                {deadline}
              </span>
            )}
          </div>
        )}
      </header>
      {project && <ProjectTabs project={project} at={at} />}
    </>
  );
}

type Tab = 'project' | 'applicants' | 'ranking';

/** The screens about one project, beside each other. */
function ProjectTabs({ project, at }: { project: Project; at: Tab }) {
  const { pid, status } = project;
  const may = useMay();
  return (
    <nav
      className="project-tabs d-flex row-gap-0 column-gap-1 overflow-x-auto"
      aria-label="About this project"
    >
      <ScreenLink to={projectAddress(pid)} current={at === 'project'}>
        Project
      </ScreenLink>
      {isPosted(status) && may('choose applicants') && (
        <>
          <ScreenLink to={applicantsAddress(pid)} current={at === 'applicants'}>
            Applicants
          </ScreenLink>
          <ScreenLink to={applicantsAddress(pid, { view: 'ranking' })} current={at === 'ranking'}>
            Ranking
          </ScreenLink>
        </>
      )}
      {editableFields(status).length > 0 && may('run projects') && (
        <ScreenLink to={editAddress(pid)}>Edit</ScreenLink>
      )}
    </nav>
  );
}
