import type { AssignmentRun } from '../../../contract/assignments/assignment-run.ts';
import { kindWords } from './words.ts';

/** Who would rather be together, by the way that allows it. The stable ways have none but for pins; where none has any, that is said. */
export function Blocking({ run }: { run: AssignmentRun }) {
  const unstable = run.proposals.filter(({ blockingPairs }) => blockingPairs > 0);
  if (unstable.length === 0) {
    return (
      <p className="soft">
        In none of the three would a student and a project both prefer each other.
      </p>
    );
  }
  return unstable.map(({ kind, blockingPairs, blocking }) => (
    <details key={kind} className="assign-short">
      <summary>
        Students and projects that would both prefer each other in “{kindWords[kind]}”{' '}
        <span className="note">{blockingPairs.toLocaleString('en')}</span>
      </summary>
      <ul className="blocking">
        {blocking.map(({ student, project }) => (
          <li key={`${student} ${project}`}>
            {student} <span className="soft">and</span> {project}
          </li>
        ))}
      </ul>
      {blockingPairs > blocking.length && (
        <p className="soft">Showing the first {blocking.length}.</p>
      )}
    </details>
  ));
}
