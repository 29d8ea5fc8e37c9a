import type { Fit } from '../../../../contract/fit.ts';
import { FitMark } from '../../../ui/fit/FitMark.tsx';

const labels: Record<Fit['parts'][number]['name'], string> = {
  skills: 'Skills',
  'engineering type': 'Engineering type',
  availability: 'Availability',
};

/** The whole of the score: every part with what it counts, and nothing besides. */
export function FitBreakdown({ fit }: { fit: Fit }) {
  const { score, parts, skillsHave, skillsMissing } = fit;
  return (
    <section aria-labelledby="person-fit">
      <h3 id="person-fit" className="person-fit">
        Fit: {score} of 100
        <FitMark score={score} />
      </h3>
      <table className="person-fit-parts">
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Why</th>
            <th scope="col">Points</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ name, points, weight, sentence }) => (
            <tr key={name}>
              <th scope="row">{labels[name]}</th>
              <td>
                {sentence}
                {name === 'skills' && skillsHave.length > 0 && (
                  <span className="soft d-block">Has {skillsHave.join(', ')}.</span>
                )}
                {name === 'skills' && skillsMissing.length > 0 && (
                  <span className="soft d-block">Lacks {skillsMissing.join(', ')}.</span>
                )}
              </td>
              <td className="person-fit-points">
                {points} of {weight}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
