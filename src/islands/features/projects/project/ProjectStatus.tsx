import { labelOfStatus } from '../../../../contract/projects/statuses.ts';
import { StatusTag } from '../../../ui/status/StatusTag.tsx';
import './project-facts.scss';
import type { Registrable } from '../registering.ts';
import { openingOf } from './project-words.ts';

/** A project's status, and beside Pending whether one can apply. */
export function ProjectStatus({ project }: { project: Registrable }) {
  const opening = openingOf(project, new Date());
  return (
    <span className="project-status">
      <StatusTag status={project.status}>{labelOfStatus(project.status)}</StatusTag>
      {opening && ` · ${opening}`}
    </span>
  );
}
