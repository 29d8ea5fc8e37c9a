import {
  type Project,
  type ProjectStatus,
  projectStatusLabels,
} from '../../../contract/projects.ts';
import { projectMoves } from '../../../machines/lifecycle/moves.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { dayOf } from '../../ui/dates.ts';
import { ScreenLink } from '../../ui/navigation.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { applicantsAddress } from '../addresses.ts';
import { Places } from '../Places.tsx';
import { nameOfMove } from './name-of-move.ts';

interface Props {
  project: Project;
  /** Where it is being moved to, if it is. */
  moving: ProjectStatus | null;
  onMove: (status: ProjectStatus) => void;
}

export function ProjectRow({ project, moving, onMove }: Props) {
  const { pid, title, status, duration, location, deadline } = project;
  const waiting = project.openApplications ?? 0;
  return (
    <article className="project-row panel" aria-labelledby={`project-${pid}`}>
      <div className="project-row-name">
        <StatusTag status={status}>{projectStatusLabels[status]}</StatusTag>
        <h2 id={`project-${pid}`} tabIndex={-1}>
          {title}
        </h2>
        <p className="note">
          {project.engineeringType} · {duration} {duration === 1 ? 'day' : 'days'} · {location}
        </p>
      </div>
      <div className="project-row-facts">
        <Places taken={project.placesTaken} of={project.places} />
        <p className={waiting > 0 ? '' : 'soft'}>
          {waiting > 0 && <span className="badge badge-accent">{waiting}</span>}
          {waiting === 0 && 'No application waits'}
          {waiting === 1 && ' application waits for you'}
          {waiting > 1 && ' applications wait for you'}
        </p>
        {deadline && <p className="soft">{sentenceOn(deadline)}</p>}
      </div>
      <div className="project-row-acts">
        {status !== 'Draft' && (
          <ScreenLink
            to={applicantsAddress(pid)}
            className={waiting > 0 ? 'btn btn-primary' : 'btn btn-outline-primary'}
          >
            Applicants<span className="visually-hidden"> of {title}</span>
          </ScreenLink>
        )}
        {projectMoves(status, 'Company').map((target) => (
          <BusyButton
            key={target}
            className={target === 'Cancelled' ? 'btn btn-quiet' : 'btn btn-outline-primary'}
            busy={moving === target}
            disabled={moving !== null && moving !== target}
            onClick={() => onMove(target)}
          >
            {nameOfMove(status, target)}
            <span className="visually-hidden"> {title}</span>
          </BusyButton>
        ))}
      </div>
    </article>
  );
}

const sentenceOn = (deadline: string): string =>
  new Date(deadline) > new Date()
    ? `Apply by ${dayOf(deadline)}`
    : `Applying ended ${dayOf(deadline)}`;
