import type { Fit } from '../../../../contract/students/fit.ts';
import { FitMark } from '../../students/fit/FitMark.tsx';
import { FitParts } from '../../students/fit/FitParts.tsx';

export function FitBreakdown({ fit }: { fit: Fit }) {
  return (
    <section aria-labelledby="person-fit">
      <h3 id="person-fit" className="cluster gap-3">
        Fit: {fit.score} of 100
        <FitMark score={fit.score} />
      </h3>
      <FitParts fit={fit} has="Has" lacks="Missing" />
    </section>
  );
}
