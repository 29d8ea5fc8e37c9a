import type { Fit } from '../../../../contract/students/fit.ts';
import { currentStudent } from '../../../../machines/area/student.ts';
import { FitMark } from '../../../ui/fit/FitMark.tsx';
import { ScreenLink } from '../../../ui/navigation/navigation.tsx';
import { useRead } from '../../../ui/reading/useRead.ts';
import { screens } from '../../screens.ts';
import './fit.scss';

/** One score; the project's dialog has what it is made of. */
export function FitScore({ fit }: { fit: Fit }) {
  const student = useRead(currentStudent);
  if (student.data?.skills === '') {
    return (
      <p className="fit-score">
        <span>
          <ScreenLink to={screens.profile}>Add your skills</ScreenLink>{' '}
          <span className="soft">to see how well you fit</span>
        </span>
      </p>
    );
  }
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
