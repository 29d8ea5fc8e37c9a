import type { Fit } from '../../../../contract/fit.ts';
import { FitMark } from '../../../ui/fit/FitMark.tsx';
import './fit.scss';

/** One score; the project's dialog has what it is made of. */
export function FitScore({ fit }: { fit: Fit }) {
  return (
    <span className="fit-score">
      <FitMark score={fit.score} />
      <strong>
        Fit {fit.score}
        <span className="visually-hidden"> of 100</span>
      </strong>
    </span>
  );
}
