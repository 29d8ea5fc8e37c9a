import type { Fit } from '../../../../contract/fit.ts';
import { FitMark } from '../../../ui/fit/FitMark.tsx';
import './fit.scss';

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
