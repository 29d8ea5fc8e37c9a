import { currentStudent } from '../../../../api/read/students.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import type { Fit } from '../../../../contract/students/fit.ts';
import { FitMark } from '../../../features/students/fit/FitMark.tsx';
import { FitParts } from '../../../features/students/fit/FitParts.tsx';
import { ScreenLink } from '../../../ui/navigation/navigation.tsx';
import { screens } from '../../screens.ts';

/** A student's own fit, and what would say more about it. */
export function FitBreakdown({ fit }: { fit: Fit }) {
  const isJudged = (name: string) => fit.parts.some((part) => part.name === name);
  const hasSkills = useRead(currentStudent).data?.skills !== '';
  const asksForProfile = fit.skillsHave.length === 0 && fit.skillsMissing.length > 0;
  return (
    <section className="fit" aria-labelledby="fit-title">
      <h3 id="fit-title">
        {hasSkills && <FitMark score={fit.score} />}
        {hasSkills ? `Your fit: ${fit.score} of 100` : 'Your fit'}
      </h3>
      {hasSkills && <FitParts fit={fit} has="You have" lacks="You are missing" />}
      {(asksForProfile || !isJudged('availability')) && (
        <p className="soft">
          Your fit is based on <ScreenLink to={screens.profile}>your profile</ScreenLink>:{' '}
          {missing(asksForProfile, !isJudged('availability'))}.
        </p>
      )}
    </section>
  );
}

const missing = (skills: boolean, days: boolean): string =>
  [skills && 'list your skills', days && 'add your available days'].filter(Boolean).join(', and ');
