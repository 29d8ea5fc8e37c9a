import { currentAdmin } from '../../../api/read/accounts.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { isSample } from '../../../api/sample/origin.ts';
import { serverSource } from '../../../api/tables/server-source.ts';
import {
  type Admin,
  type AdminForm,
  addAdmin,
  adminColumns,
  adminForm,
  deleteAdmin,
  exportAdmins,
  inviteAdminAgain,
  listAdmins,
  setAdminState,
  updateAdmin,
} from '../../../contract/accounts/admins.ts';
import { adminLevels } from '../../../contract/accounts/people.ts';
import { screens } from '../screens.ts';
import { AccountName } from '../table/rows/cells.tsx';
import { TableScreen } from '../table/TableScreen.tsx';
import { emailField, idField, tableOf } from '../table/table-of.tsx';

export const definition = tableOf<Admin, AdminForm>({
  table: 'admins',
  path: screens['manage-admin'],
  title: 'Manage Admins',
  lead: 'The people in the programme’s office. Only a Super Admin can change it.',
  many: 'admins',
  source: serverSource({
    noun: 'admin',
    labelOf: ({ name }) => name,
    sample: 'admins',
    deletableKind: 'admin',
    calls: {
      list: listAdmins,
      add: addAdmin,
      change: updateAdmin,
      remove: deleteAdmin,
      setState: setAdminState,
      inviteAgain: inviteAdminAgain,
      export: exportAdmins,
    },
  }),
  searchHint: 'Search by name or email',
  empty: 'No admins found.',
  untilThen: 'Add the people who run the programme with you.',
  addLabel: 'Add Admin',
  form: {
    schema: adminForm,
    titles: ['Add New Admin', 'Edit Admin'],
    width: 500,
    waitsForValid: true,
  },
  sorts: adminColumns,
  fields: {
    id: idField,
    name: { label: 'Name', inHeading: true, cell: AccountName, asks: 'line' },
    email: emailField,
    role: {
      label: 'Role',
      look: 'short',
      asks: 'choice',
      options: adminLevels,
      all: 'All roles',
    },
    createdAt: { label: 'Created', look: 'time' },
  },
});

/** The team: a Moderator looks, a Super Admin acts. */
export default function AdminsScreen() {
  const { data: me } = useRead(currentAdmin);
  // Nobody keeps themselves from signing in.
  const acts = (row: Admin) => (row.id === me?.id ? [] : definition.acts(row));
  const mayAct = isSample || me?.role === 'Super Admin';
  return <TableScreen definition={{ ...definition, acts }} mayAct={mayAct} />;
}
