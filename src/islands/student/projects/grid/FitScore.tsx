import { currentStudent } from '../../../../api/read/students.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import type { Fit } from '../../../../contract/students/fit.ts';
import { FitMark } from '../../../features/students/fit/FitMark.tsx';
import { ScreenLink } from '../../../ui/navigation/navigation.tsx';
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
