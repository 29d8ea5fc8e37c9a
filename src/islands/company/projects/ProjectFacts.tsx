import type { ProjectDetail } from '../../../contract/projects/projects.ts';
import { ProjectFacts as Facts } from '../../features/projects/project/ProjectFacts.tsx';

/** What the project says, as students read it. */
export function ProjectFacts({ project }: { project: ProjectDetail }) {
  return (
    <section className="panel" aria-labelledby="facts">
      <h2 id="facts">What students see</h2>
      <Facts project={project} detail={project} />
    </section>
  );
}
