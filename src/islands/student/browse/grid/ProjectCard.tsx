import { excerptOf } from '../../../../contract/excerpt.ts';
import type { Project } from '../../../../contract/projects.ts';
import { CompanyName } from '../../../ui/navigation/CompanyName.tsx';
import { ScreenLink } from '../../../ui/navigation/navigation.tsx';
import { Icon } from '../../../ui/picture/Icon.tsx';
import { StatusTag } from '../../../ui/status/StatusTag.tsx';
import { RegisterButton } from '../apply/RegisterButton.tsx';
import { Deadline } from './Deadline.tsx';
import { FitScore } from './FitScore.tsx';
import { daysOf, placesLeftOf } from './project-words.ts';
import './project-card.scss';

/** How much of a description a card shows (specification §9). */
const previewLength = 100;

interface Props {
  project: Project;
  addressOfMore: string;
  addressOfApply: string;
}

export function ProjectCard({ project, addressOfMore, addressOfApply }: Props) {
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
        <p className="project-company">
          <CompanyName of={project} />
        </p>
      </div>
      <p className="project-text">
        {excerptOf(project.description, previewLength)}{' '}
        <ScreenLink to={addressOfMore} id={`more-${project.pid}`} className="read-more">
          Read more<span className="visually-hidden"> about {project.title}</span>
        </ScreenLink>
      </p>
      {project.fit && <FitScore fit={project.fit} />}
      <ul className="project-facts">
        <li>
          <Icon name="clock" />
          {daysOf(project.duration)}
        </li>
        {/* The original API knows of no places. */}
        {project.places > 0 && (
          <li>
            <Icon name="users" />
            {placesLeftOf(project)}
          </li>
        )}
        <li>
          <Icon name="pin" />
          {project.location}
        </li>
        {project.deadline && (
          <li>
            <Icon name="calendar" />
            <Deadline at={project.deadline} />
          </li>
        )}
      </ul>
      <RegisterButton project={project} addressOfApply={addressOfApply} />
    </article>
  );
}
