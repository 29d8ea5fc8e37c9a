import { isSample } from '../../../api/sample/origin.ts';
import { students } from '../../../api/tables/students.ts';
import { collegeYears, engineeringTypes } from '../../../contract/accounts/people.ts';
import type { ManagedStudent, NewStudent } from '../../../contract/students/managed-students.ts';
import { lazy } from '../../ui/reading/lazy.ts';
import { RecordLink } from '../records/RecordLink.tsx';
import { screens } from '../screens.ts';
import { plainOptions, type TableDefinition } from '../table/definition.ts';
import { EmailCell, LongCell, StateMark, TimeCell } from '../table/rows/cells.tsx';
import { accountFilter, stateActsFor } from '../table/rows/state-acts.ts';

/** The students as the office keeps them. */
export const definition: TableDefinition<ManagedStudent, NewStudent> = {
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
  RowDialog: lazy(() => import('./StudentDialog.tsx')),
  ImportDialog: lazy(() => import('./ImportStudents.tsx')),
  ...(!isSample && { LetterDialog: lazy(() => import('../announcements/LetterDialog.tsx')) }),
  acts: stateActsFor,
  added: ({ firstName, lastName, email }) =>
    `${firstName} ${lastName} added. We emailed an invitation to ${email}.`,
  record: 'student',
  markOf: ({ state }) => <StateMark state={state} />,
  columns: [
    {
      id: 'firstName',
      label: 'First name',
      sortable: true,
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
    },
    {
      id: 'lastName',
      label: 'Last name',
      sortable: true,
      inHeading: true,
      cell: ({ lastName }) => lastName,
    },
    {
      id: 'email',
      label: 'Email',
      sortable: true,
      look: 'long',
      cell: EmailCell,
    },
    {
      id: 'engineeringType',
      label: 'Engineering type',
      sortable: true,
      cell: ({ engineeringType }) => engineeringType,
    },
    {
      id: 'collegeYear',
      label: 'College year',
      sortable: true,
      cell: ({ collegeYear }) => collegeYear,
    },
    {
      id: 'university',
      label: 'University',
      sortable: true,
      look: 'long',
      cell: ({ university }) => <LongCell text={university} />,
    },
    {
      id: 'joinedAt',
      label: 'Joined',
      sortable: true,
      hidden: true,
      look: 'time',
      cell: ({ joinedAt }) => joinedAt && <TimeCell at={joinedAt} />,
    },
  ],
  filters: [
    {
      name: 'engineeringType',
      label: 'Engineering type',
      all: 'All types',
      options: plainOptions(engineeringTypes),
    },
    {
      name: 'collegeYear',
      label: 'College year',
      all: 'All years',
      options: plainOptions(collegeYears),
    },
    accountFilter,
  ],
};
