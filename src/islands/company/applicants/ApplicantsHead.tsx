import { type Project, projectStatusLabels } from '../../../contract/projects.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ScreenLink } from '../../ui/navigation.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { Places } from '../Places.tsx';
import { screens } from '../screens.ts';

/** Whose applicants these are, and how many places there still are. */
export function ApplicantsHead({ project }: { project: Project | null }) {
  return (
    <header className="page-head">
      <div>
        <ScreenLink to={screens['company-panel']} className="back-link">
          <Icon name="arrow-left" /> Your projects
        </ScreenLink>
        <h1>{project?.title ?? 'Applicants'}</h1>
      </div>
      {project && (
        <div className="applicants-state">
          <StatusTag status={project.status}>{projectStatusLabels[project.status]}</StatusTag>
          <Places taken={project.placesTaken} of={project.places} />
        </div>
      )}
    </header>
  );
}
