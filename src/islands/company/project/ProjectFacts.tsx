import type { ProjectDetail } from '../../../contract/projects.ts';
import { ConditionFacts, Deliverables } from '../../ui/conditions/ConditionFacts.tsx';
import { Markdown } from '../../ui/markdown/Markdown.tsx';
import { OutsideLink } from '../../ui/navigation/OutsideLink.tsx';
import { skillsIn } from '../../ui/skills/skills-text.ts';
import { momentOf, timeZone } from '../../ui/status/dates.ts';

/** What the project says, as students read it. */
export function ProjectFacts({ project }: { project: ProjectDetail }) {
  const { description, skills, duration, deadline, projectLink } = project;
  return (
    <section className="panel" aria-labelledby="facts">
      <h2 id="facts">What students see</h2>
      <Markdown text={description} />
      <Deliverables project={project} />
      <dl className="facts running-facts">
        <dt>Engineering type</dt>
        <dd>{project.engineeringType}</dd>
        <dt>Skills</dt>
        <dd>{skillsIn(skills).join(', ') || 'None'}</dd>
        <dt>Duration</dt>
        <dd>{duration === 1 ? '1 day' : `${duration} days`}</dd>
        <dt>Location</dt>
        <dd>{project.location}</dd>
        <ConditionFacts project={project} />
        <dt>Deadline</dt>
        <dd>{deadline ? `${momentOf(deadline)} (${timeZone()})` : 'None'}</dd>
        {projectLink && (
          <>
            <dt>Link</dt>
            <dd>
              <OutsideLink to={projectLink} />
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}
