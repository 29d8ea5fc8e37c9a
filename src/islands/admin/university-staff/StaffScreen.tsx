import { serverSource } from '../../../api/tables/server-source.ts';
import {
  addStaff,
  deleteStaff,
  inviteStaffAgain,
  listStaff,
  type StaffForm,
  type StaffMember,
  setStaffState,
  staffColumns,
  staffForm,
  updateStaff,
} from '../../../contract/universities/staff.ts';
import { useSearch } from '../../ui/navigation/navigation.tsx';
import { screens } from '../screens.ts';
import { AccountName } from '../table/rows/cells.tsx';
import { TableScreen } from '../table/TableScreen.tsx';
import { emailField, tableOf } from '../table/table-of.tsx';
import { useUniversityFilter } from '../universities/useUniversityFilter.ts';
import { Views } from '../universities/Views.tsx';
import { UniversitiesField } from './UniversitiesField.tsx';
import '../universities/universities.scss';

/** Admins' table of university staff. */
export const definition = tableOf<StaffMember, StaffForm>({
  table: 'staff',
  path: screens.staff,
  title: 'University staff',
  lead: 'Each sees the students of their universities, and how they are doing.',
  many: 'staff',
  source: serverSource({
    noun: 'member of staff',
    labelOf: ({ name }) => name,
    deletableKind: 'staff',
    csv: ['id', 'name', 'email', 'universities', 'state', 'createdAt'],
    calls: {
      list: listStaff,
      add: addStaff,
      change: updateStaff,
      remove: deleteStaff,
      setState: setStaffState,
      inviteAgain: inviteStaffAgain,
    },
  }),
  searchHint: 'Search by name or email',
  empty: 'No staff found.',
  untilThen: 'Invite the people at universities who look after students.',
  addLabel: 'Invite staff',
  form: {
    schema: staffForm,
    titles: ['Invite staff', 'Edit member of staff'],
    width: 500,
    blank: { universityIds: [] },
    valuesOf: ({ universities, ...known }) => ({
      ...known,
      universityIds: universities.map(({ id }) => id),
    }),
  },
  sorts: staffColumns,
  fields: {
    name: {
      label: 'Name',
      look: 'name',
      inHeading: true,
      cell: AccountName,
      asks: 'line',
      autoComplete: 'off',
    },
    email: {
      ...emailField,
      hint: 'We email a link to set the first password. It works for 7 days.',
      autoComplete: 'off',
    },
    universities: { label: 'Universities', look: 'long' },
    universityIds: { label: 'Universities', cell: null, asks: UniversitiesField },
    createdAt: { label: 'Added', hidden: true, look: 'time' },
  },
});

/** University staff; of one university if the address names it. */
export default function StaffScreen() {
  const { university = '' } = useSearch();
  const ofUniversity = useUniversityFilter(university);
  return (
    <TableScreen definition={definition} filters={ofUniversity} above={<Views current="staff" />} />
  );
}
