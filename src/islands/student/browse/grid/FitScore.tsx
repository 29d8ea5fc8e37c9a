import type { Fit } from '../../../../contract/fit.ts';
import { currentStudent } from '../../../../machines/area/student.ts';
import { FitMark } from '../../../ui/fit/FitMark.tsx';
import { ScreenLink } from '../../../ui/navigation/navigation.tsx';
import { useRead } from '../../../ui/reading/useRead.ts';
import { screens } from '../../screens.ts';
import './fit.scss';

/** One score with the first of its reasons; the project's dialog has all of them. */
export function FitScore({ fit }: { fit: Fit }) {
  const student = useRead(currentStudent);
  if (student.data?.skills === '') {
    return (
      <p className="fit-score">
        <ScreenLink to={screens.profile}>Add your skills</ScreenLink>
        <span className="soft">to see how well you fit</span>
      </p>
    );
  }
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
