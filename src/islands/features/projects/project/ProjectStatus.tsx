import { labelOfStatus } from '../../../../contract/projects/statuses.ts';
import { StatusTag } from '../../../ui/status/StatusTag.tsx';
import './project-facts.scss';
import type { Opening } from '../../../../machines/lifecycle/applying.ts';
import { timeNow } from '../../../../session/clock.ts';
import { openingOf } from './project-words.ts';

/** Statuses of another API come without capitals. */
const inSentenceCase = (status: string) => status.replace(/^./, (first) => first.toUpperCase());

/** A project's status, and beside Pending whether one can apply. */
export function ProjectStatus({ project }: { project: Opening }) {
  const opening = openingOf(project, timeNow());
  return (
    <span className="project-status">
      <StatusTag status={project.status}>{inSentenceCase(labelOfStatus(project.status))}</StatusTag>
      {opening && ` · ${opening}`}
    </span>
  );
}
