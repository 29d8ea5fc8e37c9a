import type { Project } from '../../../contract/projects/projects.ts';
import type { PossibleMove } from '../../../contract/projects/running-projects.ts';
import { projectStatusLabels } from '../../../contract/projects/statuses.ts';
import { Button } from '../../ui/form/Button.tsx';
import { nameOfMove } from './name-of-move.ts';

interface Props {
  project: Project;
  moves: readonly PossibleMove[];
  onChoose: (move: PossibleMove) => void;
}

/** Where the project can go from here, and what each move will cause. */
export function Course({ project, moves, onChoose }: Props) {
  return (
    <section className="course panel" aria-labelledby="course">
      <h2 id="course">Change status</h2>
      {moves.length === 0 && (
        <p className="soft mt-6px mb-0 fs-15">
          It is {projectStatusLabels[project.status].toLowerCase()} and cannot change. If this is a
          mistake, contact the programme’s office.
        </p>
      )}
      <ul className="stack gap-5 plain-list">
        {moves.map((move) => (
          <li key={move.to}>
            <Button
              className="w-100"
              look={move.to === 'Cancelled' ? 'outline-danger' : 'outline'}
              onClick={() => onChoose(move)}
            >
              {nameOfMove(project.status, move.to)}
            </Button>
            {move.causes.map((cause) => (
              <p key={cause} className="soft mt-6px mb-0 fs-15">
                {cause}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
