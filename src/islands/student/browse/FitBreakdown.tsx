import type { Fit } from '../../../contract/fit.ts';
import { FitMark } from '../../ui/fit/FitMark.tsx';
import { ScreenLink } from '../../ui/navigation.tsx';
import { screens } from '../screens.ts';

const labels: Record<Fit['parts'][number]['name'], string> = {
  skills: 'Skills',
  'engineering type': 'Engineering type',
  availability: 'Availability',
};

/** The whole of the score: every part with what it counts, and nothing besides. */
export function FitBreakdown({ fit }: { fit: Fit }) {
  const isJudged = (name: string) => fit.parts.some((part) => part.name === name);
  const asksForProfile = fit.skillsHave.length === 0 && fit.skillsMissing.length > 0;
  return (
    <section className="fit" aria-labelledby="fit-title">
      <h3 id="fit-title">
        <FitMark score={fit.score} />
        Your fit: {fit.score} of 100
      </h3>
      <table className="fit-parts">
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Why</th>
            <th scope="col">Points</th>
          </tr>
        </thead>
        <tbody>
          {fit.parts.map(({ name, points, weight, sentence }) => (
            <tr key={name}>
              <th scope="row">{labels[name]}</th>
              <td>
                {sentence}
                {name === 'skills' && <SkillLists fit={fit} />}
              </td>
              <td className="fit-points">
                {points} of {weight}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {(asksForProfile || !isJudged('availability')) && (
        <p className="soft">
          Only what stands in <ScreenLink to={screens.profile}>your profile</ScreenLink> counts:{' '}
          {missing(asksForProfile, !isJudged('availability'))}.
        </p>
      )}
    </section>
  );
}

function SkillLists({ fit: { skillsHave, skillsMissing } }: { fit: Fit }) {
  return (
    <span className="fit-skills">
      {skillsHave.length > 0 && <span>You have {skillsHave.join(', ')}.</span>}
      {skillsMissing.length > 0 && <span>You lack {skillsMissing.join(', ')}.</span>}
    </span>
  );
}

const missing = (skills: boolean, days: boolean): string =>
  [skills && 'list your skills', days && 'say how many days you can give']
    .filter(Boolean)
    .join(', and ');
