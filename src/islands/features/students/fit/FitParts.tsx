import type { Fit } from '../../../../contract/students/fit.ts';
import './fit-parts.scss';

const labels: Record<Fit['parts'][number]['name'], string> = {
  skills: 'Skills',
  'engineering type': 'Engineering type',
  availability: 'Availability',
};

interface Props {
  fit: Fit;
  /** Headings of the matching and the missing skills, for this reader. */
  has: string;
  lacks: string;
}

/** A score in full: every part with its weight. */
export function FitParts({ fit, has, lacks }: Props) {
  const { parts, skillsHave, skillsMissing } = fit;
  return (
    <table className="fit-parts w-100">
      <thead className="visually-hidden">
        <tr>
          <th className="fw-semibold" scope="col">
            Part
          </th>
          <th className="fw-semibold" scope="col">
            Why
          </th>
          <th className="fw-semibold" scope="col">
            Points
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ name, points, weight, sentence }) => (
          <tr key={name}>
            <th className="fw-semibold" scope="row">
              {labels[name]}
            </th>
            <td>
              {sentence}
              {name === 'skills' && (
                <span className="d-grid soft fs-15">
                  {skillsHave.length > 0 && (
                    <span>
                      {has} {skillsHave.join(', ')}.
                    </span>
                  )}
                  {skillsMissing.length > 0 && (
                    <span>
                      {lacks} {skillsMissing.join(', ')}.
                    </span>
                  )}
                </span>
              )}
            </td>
            <td className="fit-points tabular text-end text-nowrap">
              {points} of {weight}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
