import { isSample } from '../../../api/sample/origin.ts';
import { students } from '../../../api/tables/students.ts';
import { collegeYears, engineeringTypes } from '../../../contract/accounts/people.ts';
import {
  type ManagedStudent,
  type NewStudent,
  newStudent,
  studentColumns,
} from '../../../contract/students/managed-students.ts';
import { UniversityField } from '../../features/universities/UniversityField.tsx';
import { useSearch } from '../../ui/navigation/navigation.tsx';
import { lazy } from '../../ui/reading/lazy.tsx';
import { RecordLink } from '../records/RecordLink.tsx';
import { screens } from '../screens.ts';
import { StateMark } from '../table/rows/cells.tsx';
import { TableScreen } from '../table/TableScreen.tsx';
import { emailField, tableOf } from '../table/table-of.tsx';
import { useTermFilter } from '../terms/useTermFilter.ts';
import { useUniversityFilter } from '../universities/useUniversityFilter.ts';

/** Admins' table of students. */
export const definition = tableOf<ManagedStudent, NewStudent>({
  table: 'students',
  path: screens['manage-students'],
  title: 'Manage Students',
  lead: 'Students who can apply to projects.',
  many: 'students',
  source: students,
  searchHint: 'Search by name, email or university',
  empty: 'No students found.',
  untilThen: 'Students sign up themselves, or you add them here, one by one or from a file.',
  addLabel: 'Add Student',
  ImportDialog: lazy(() => import('./ImportStudents.tsx')),
  ...(!isSample && { LetterDialog: lazy(() => import('../announcements/LetterDialog.tsx')) }),
  record: 'student',
  // Adding offers choices, editing takes free text (specification §5).
  form: {
    schema: newStudent,
    titles: ['Add New Student', 'Edit Student'],
    width: 400,
    waitsForValid: true,
    edit: {
      width: 800,
      waitsForValid: false,
      inFreeText: true,
      first: ['firstName', 'lastName', 'email', 'university'],
      pairs: Object.keys(newStudent.entries),
    },
  },
  sorts: studentColumns,
  fields: {
    firstName: {
      label: 'First name',
      inHeading: true,
      cell: ({ sId, firstName, lastName, state }) => (
        <>
          <RecordLink kind="student" id={sId}>
            {firstName}
            <span className="visually-hidden"> {lastName}</span>
          </RecordLink>{' '}
          <StateMark state={state} />
        </>
      ),
      asks: 'line',
    },
    lastName: { label: 'Last name', inHeading: true, asks: 'line' },
    email: emailField,
    engineeringType: {
      label: 'Engineering type',
      asks: 'choice',
      options: engineeringTypes,
      all: 'All types',
    },
    collegeYear: {
      label: 'College year',
      givesWay: true,
      asks: 'choice',
      options: collegeYears,
      all: 'All years',
    },
    university: { label: 'University', look: 'long', asks: UniversityField },
    joinedAt: { label: 'Joined', hidden: true, look: 'time' },
  },
});

/** Students who still need a place in the term they are in. */
const withoutPlace = {
  name: 'unplaced',
  label: 'Place',
  all: 'With or without a place',
  options: [{ value: 'true', label: 'Without a place' }],
};

/** Every student, with all that can be done about them. */
export default function StudentsScreen() {
  const { university = '', term = '' } = useSearch();
  const ofUniversity = useUniversityFilter(university, 'No university');
  const byTerm = useTermFilter(term, 'No term');
  const ofOurs = isSample ? [] : [...ofUniversity, ...byTerm, withoutPlace];
  return <TableScreen definition={definition} filters={ofOurs} />;
}
