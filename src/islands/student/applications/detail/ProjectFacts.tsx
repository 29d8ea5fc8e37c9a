import type { ApplicationDetail } from '../../../../contract/applications.ts';
import { type ProjectStatus, projectStatusLabels } from '../../../../contract/projects.ts';
import { OutsideLink } from '../../../ui/navigation/OutsideLink.tsx';

/** The project an application is for. */
export function ProjectFacts({ project }: { project: ApplicationDetail['project'] }) {
  const { description, projectLink, engineeringType, duration, location, status } = project;
  const skills = project.skills.split(',').map((skill) => skill.trim());
  return (
    <>
      <p className="application-words">{description}</p>
      <dl className="facts">
        <dt>Status</dt>
        <dd>{projectStatusLabels[status as ProjectStatus] ?? status}</dd>
        <dt>Type</dt>
        <dd>{engineeringType}</dd>
        <dt>Duration</dt>
        <dd>{duration === 1 ? '1 day' : `${duration} days`}</dd>
        <dt>Location</dt>
        <dd>{location}</dd>
        {project.skills && (
          <>
            <dt>Skills</dt>
            <dd className="application-skills">
              {skills.filter(Boolean).map((skill) => (
                <span key={skill} className="chip">
                  {skill}
                </span>
              ))}
            </dd>
          </>
        )}
        {projectLink && (
          <>
            <dt>Link</dt>
            <dd>
              <OutsideLink to={projectLink} />
            </dd>
          </>
        )}
      </dl>
    </>
  );
}
