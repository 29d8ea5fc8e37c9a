import ModalFooter from 'react-bootstrap/ModalFooter';
import type { PossibleMove } from '../../../../contract/projects/running-projects.ts';
import { decisionWords } from './decision-words.ts';

interface Props {
  moves: readonly PossibleMove[];
  onChoose: (move: PossibleMove) => void;
}

/** What can be decided about a project that waits for approval. */
export function ReviewActs({ moves, onChoose }: Props) {
  return (
    <ModalFooter>
      {moves
        .filter(({ to }) => to in decisionWords)
        .map((move) => (
          <button
            key={move.to}
            type="button"
            className={`btn ${move.to === 'pending' ? 'btn-primary' : 'btn-outline-primary'}`}
            onClick={() => onChoose(move)}
          >
            {decisionWords[move.to]?.label}
          </button>
        ))}
    </ModalFooter>
  );
}
