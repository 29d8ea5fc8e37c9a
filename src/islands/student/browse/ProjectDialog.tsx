import ModalBody from 'react-bootstrap/ModalBody';
import type { Project } from '../../../contract/projects.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { dayOf } from '../../ui/dates.ts';
import { OutsideLink } from '../../ui/OutsideLink.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { daysOf } from './ProjectCard.tsx';

/** Everything about one project (specification §2). */
export default function ProjectDialog({
  project,
  onClose,
}: {
  project: Project;
  onClose: () => void;
}) {
  const skills = project.skills
    .split(',')
    .map((skill) => skill.trim())
    .filter(Boolean);
  return (
    <Dialog title={project.title} width={600} onClose={onClose}>
      <ModalBody className="project-dialog">
        <p className="d-flex flex-wrap align-items-center gap-3 mb-3">
          <span className="project-company m-0">{project.companyName}</span>
          <StatusTag status={project.status} />
        </p>
        <p className="project-description">{project.description}</p>
        {skills.length > 0 && (
          <ul className="chips" aria-label="Skills">
            {skills.map((skill) => (
              <li key={skill} className="chip">
                {skill}
              </li>
            ))}
          </ul>
        )}
        <dl className="facts">
          <dt>Engineering type</dt>
          <dd>{project.engineeringType}</dd>
          <dt>Duration</dt>
          <dd>{daysOf(project.duration)}</dd>
          <dt>Location</dt>
          <dd>{project.location}</dd>
          <dt>Places</dt>
          <dd>
            {project.placesTaken} of {project.places} taken
          </dd>
          {project.deadline && (
            <>
              <dt>Apply by</dt>
              <dd>{dayOf(project.deadline)}</dd>
            </>
          )}
          {project.projectLink && (
            <>
              <dt>Project link</dt>
              <dd>
                <OutsideLink to={project.projectLink} />
              </dd>
            </>
          )}
        </dl>
      </ModalBody>
    </Dialog>
  );
}
