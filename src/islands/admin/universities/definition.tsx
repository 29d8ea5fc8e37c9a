import { universities } from '../../../api/tables/universities.ts';
import type {
  ManagedUniversity,
  UniversityForm,
} from '../../../contract/universities/managed-universities.ts';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { addressWith } from '../../ui/navigation/search.ts';
import { lazy } from '../../ui/reading/lazy.ts';
import { screens } from '../screens.ts';
import type { TableDefinition } from '../table/definition.ts';
import { LongCell, TimeCell } from '../table/rows/cells.tsx';
import { studentsWords } from './words.ts';
import '../records/record-link.scss';

/** The address of the students who fall under a university. */
const studentsOf = ({ id }: ManagedUniversity) =>
  addressWith(screens['manage-students'], { university: id });

/** The address of the staff who belong to a university. */
const staffOf = ({ id }: ManagedUniversity) => addressWith(screens.staff, { university: id });

/** The universities as the office keeps them. */
export const definition: TableDefinition<ManagedUniversity, UniversityForm> = {
  table: 'universities',
  path: screens.universities,
  title: 'Universities',
  lead: 'Students belong to one of these by the university in their profile, or by their email address.',
  many: 'universities',
  source: universities,
  searchHint: 'Search by name or domain',
  empty: 'No universities found.',
  untilThen: 'Add the universities your students come from.',
  addLabel: 'Add university',
  RowDialog: lazy(() => import('./UniversityDialog.tsx')),
  acts: () => [{ act: 'merge', label: 'Merge into…', form: {}, patch: {} }],
  actDialogs: { merge: lazy(() => import('./MergeDialog.tsx')) },
  added: ({ name, students }) => `${name} added, with ${studentsWords(students)}.`,
  columns: [
    {
      id: 'name',
      label: 'Name',
      sortable: true,
      look: 'name',
      inHeading: true,
      cell: (row) => (
        <ScreenLink to={studentsOf(row)} className="record-link">
          {row.name}
        </ScreenLink>
      ),
    },
    {
      id: 'otherNames',
      label: 'Other names',
      look: 'long',
      cell: ({ otherNames }) => <LongCell text={otherNames.join(', ')} />,
    },
    {
      id: 'domains',
      label: 'Mail domains',
      look: 'long',
      cell: ({ domains }) => <LongCell text={domains.join(', ')} />,
    },
    {
      id: 'students',
      label: 'Students',
      look: 'number',
      cell: (row) => (
        <ScreenLink to={studentsOf(row)} className="record-link">
          {row.students.toLocaleString('en')}
          <span className="visually-hidden"> students of {row.name}</span>
        </ScreenLink>
      ),
    },
    {
      id: 'staff',
      label: 'Staff',
      look: 'number',
      cell: (row) => (
        <ScreenLink to={staffOf(row)} className="record-link">
          {row.staff.toLocaleString('en')}
          <span className="visually-hidden"> staff of {row.name}</span>
        </ScreenLink>
      ),
    },
    {
      id: 'createdAt',
      label: 'Added',
      sortable: true,
      hidden: true,
      look: 'time',
      cell: ({ createdAt }) => <TimeCell at={createdAt} />,
    },
  ],
  filters: [],
};
