import type { FacultyStudent } from '../../../contract/universities/faculty.ts';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { StatusTag } from '../../ui/status/StatusTag.tsx';
import { recordAddress } from '../addresses.ts';

interface Props {
  student: FacultyStudent;
  /** Said where there are students of several. */
  withUniversity: boolean;
}

/** One student: who they are, what they study, where they stand. */
export function StudentRow({ student, withUniversity }: Props) {
  const { id, firstName, lastName, email, engineeringType, collegeYear, university } = student;
  return (
    <li className="student-row">
      <div>
        <ScreenLink to={recordAddress(id)} className="student-name">
          {firstName} {lastName}
        </ScreenLink>
        <p className="student-beneath student-email">{email}</p>
      </div>
      <div>
        <p>
          {engineeringType}, {collegeYear.toLowerCase()} year
        </p>
        {withUniversity && <p className="student-beneath">{university}</p>}
      </div>
      <StatusTag status={student.standing} />
    </li>
  );
}
