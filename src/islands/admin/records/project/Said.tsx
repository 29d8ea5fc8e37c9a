import type { ProjectDetail } from '../../../../contract/projects/projects.ts';
import { ProgressNotes } from '../../../features/projects/project/ProgressNotes.tsx';
import { ProjectFacts } from '../../../features/projects/project/ProjectFacts.tsx';

/** What is told about a project: its progress, and behind one press what students read. */
export function Said({ project }: { project: ProjectDetail }) {
  return (
    <section className="panel record-said" aria-label="What is told about it">
      {project.notes.length === 0 && <p className="soft">No progress notes yet.</p>}
      <ProgressNotes notes={project.notes} />
      <details>
        <summary>What students read</summary>
        <ProjectFacts project={project} detail={project} />
      </details>
    </section>
  );
}
