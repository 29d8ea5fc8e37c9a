import type { Project } from '../../../contract/projects.ts';
import { dayOf } from '../../ui/dates.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ScreenLink } from '../../ui/navigation.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { excerptOf } from './excerpt.ts';
import { RegisterButton } from './RegisterButton.tsx';

/** How much of a description a card shows (specification §9). */
const previewLength = 100;

interface Props {
  project: Project;
  addressOfMore: string;
  onRegister: () => void;
}

export function ProjectCard({ project, addressOfMore, onRegister }: Props) {
  const left = project.places - project.placesTaken;
  return (
    <article className="project-card panel" aria-labelledby={`project-${project.pid}`}>
      <div className="project-card-top">
        <span className="note">{project.engineeringType}</span>
        <StatusTag status={project.status} />
      </div>
      <div>
        <h2 id={`project-${project.pid}`} tabIndex={-1}>
          {project.title}
        </h2>
        <p className="project-company">{project.companyName}</p>
      </div>
      <p className="project-text">
        {excerptOf(project.description, previewLength)}{' '}
        <ScreenLink to={addressOfMore} className="read-more">
          Read more<span className="visually-hidden"> about {project.title}</span>
        </ScreenLink>
      </p>
      <ul className="project-facts">
        <li>
          <Icon name="clock" />
          {daysOf(project.duration)}
        </li>
        <li>
          <Icon name="users" />
          {left === 1 ? '1 place left' : `${Math.max(left, 0)} places left`}
        </li>
        <li>
          <Icon name="pin" />
          {project.location}
        </li>
        {project.deadline && (
          <li>
            <Icon name="calendar" />
            <span>
              <span className="visually-hidden">apply </span>by {dayOf(project.deadline)}
            </span>
          </li>
        )}
      </ul>
      <RegisterButton project={project} onRegister={onRegister} />
    </article>
  );
}

export const daysOf = (duration: number): string => (duration === 1 ? '1 day' : `${duration} days`);
