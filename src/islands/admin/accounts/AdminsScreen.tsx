import { isSample } from '../../../api/sample/origin.ts';
import { admins } from '../../../api/tables/admins.ts';
import type { Admin, AdminForm } from '../../../contract/accounts/admins.ts';
import { adminLevels } from '../../../contract/accounts/people.ts';
import { lazy } from '../../ui/reading/lazy.ts';
import { screens } from '../screens.ts';
import { useMayManageAdmins } from '../shell/admin-context.ts';
import { plainOptions, type TableDefinition } from '../table/definition.ts';
import { EmailCell, StateMark, TimeCell } from '../table/rows/cells.tsx';
import { accountFilter, stateActsFor } from '../table/rows/state-acts.ts';
import { TableScreen } from '../table/TableScreen.tsx';

export const definition: TableDefinition<Admin, AdminForm> = {
  table: 'admins',
  path: screens['manage-admin'],
  title: 'Manage Admins',
  lead: 'The programme team. Only a Super Admin can change it.',
  many: 'admins',
  source: admins,
  searchHint: 'Search by name or email',
  empty: 'No admins found.',
  untilThen: 'Add the people who run the programme with you.',
  addLabel: 'Add Admin',
  RowDialog: lazy(() => import('./AdminDialog.tsx')),
  acts: isSample ? () => [] : stateActsFor,
  added: ({ name, email }) =>
    isSample ? `${name} added.` : `${name} added. We emailed an invitation to ${email}.`,
  markOf: ({ state }) => <StateMark state={state} />,
  columns: [
    { id: 'id', label: 'ID', look: 'number', sortable: isSample, cell: ({ id }) => id },
    {
      id: 'name',
      label: 'Name',
      sortable: true,
      inHeading: true,
      cell: ({ name, state }) => (
        <>
          {name} <StateMark state={state} />
        </>
      ),
    },
    {
      id: 'email',
      label: 'Email',
      sortable: true,
      look: 'long',
      cell: EmailCell,
    },
    { id: 'role', label: 'Role', sortable: true, look: 'short', cell: ({ role }) => role },
    {
      id: 'createdAt',
      label: 'Created',
      sortable: true,
      look: 'time',
      cell: ({ createdAt }) => <TimeCell at={createdAt} />,
    },
  ],
  filters: [
    { name: 'role', label: 'Role', all: 'All roles', options: plainOptions(adminLevels) },
    ...(isSample ? [] : [accountFilter]),
  ],
};

/** The team: a Moderator looks, a Super Admin acts. */
export default function AdminsScreen() {
  return <TableScreen definition={definition} mayAct={useMayManageAdmins()} />;
}
