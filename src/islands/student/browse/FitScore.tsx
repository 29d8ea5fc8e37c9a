import type { Fit } from '../../../contract/fit.ts';
import './fit.scss';

const bays = [0, 1, 2, 3, 4];

/** One score with the first of its reasons; the project's dialog has all of them. */
export function FitScore({ fit }: { fit: Fit }) {
  return (
    <p className="fit-score">
      <FitMark score={fit.score} />
      <strong>
        Fit {fit.score}
        <span className="visually-hidden"> of 100:</span>
      </strong>
      <span className="soft">{fit.parts[0]?.sentence}</span>
    </p>
  );
}

/** Five bays of a truss, as many filled in as the score has twenties. */
export function FitMark({ score }: { score: number }) {
  const filled = Math.round(score / 20);
  return (
    <svg className="fit-mark" viewBox="0 0 62 16" aria-hidden="true" focusable="false">
      {bays.map((bay) => (
        <path
          key={bay}
          className={bay < filled ? 'filled' : undefined}
          d={bay % 2 ? `M${bay * 10 + 1} 2h20l-10 12z` : `M${bay * 10 + 1} 14h20l-10-12z`}
        />
      ))}
    </svg>
  );
}
