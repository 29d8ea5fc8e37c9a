import type { StudentQuery } from '../../../api/read/universities.ts';
import { Empty } from '../../ui/list/Empty.tsx';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { studentQueryFrom, studentsAddress } from '../addresses.ts';

const everybody = studentsAddress(studentQueryFrom({}));

/** Nobody to list: at all, or of whom is looked for. */
export function NoStudents({ query }: { query: StudentQuery }) {
  const { sort: _, page: __, ...narrowing } = query;
  if (studentsAddress(narrowing) !== everybody)
    return (
      <Empty drawing="search" title="No students found">
        <p>None of your students match.</p>
        <ScreenLink to={everybody} className="btn btn-outline-primary">
          All students
        </ScreenLink>
      </Empty>
    );
  return (
    <Empty drawing="quiet" title="No students yet">
      <p>
        Students appear here when they sign up and name your university, or write from its address.
      </p>
    </Empty>
  );
}
