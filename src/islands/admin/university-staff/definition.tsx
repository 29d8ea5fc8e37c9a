import { staff } from '../../../api/tables/staff.ts';
import type { StaffForm, StaffMember } from '../../../contract/universities/staff.ts';
import { lazy } from '../../ui/reading/lazy.ts';
import { screens } from '../screens.ts';
import type { TableDefinition } from '../table/definition.ts';
import { EmailCell, LongCell, StateMark, TimeCell } from '../table/rows/cells.tsx';
import { accountFilter, stateActsFor } from '../table/rows/state-acts.ts';

/** The staff of universities as the office keeps them. */
export const definition: TableDefinition<StaffMember, StaffForm> = {
  table: 'staff',
  path: screens.staff,
  title: 'University staff',
  lead: 'Each sees the students who fall under their universities, and where those stand.',
  many: 'staff',
  source: staff,
  searchHint: 'Search by name or email',
  empty: 'No staff found.',
  untilThen: 'Invite the people at universities who look after students.',
  addLabel: 'Invite staff',
  RowDialog: lazy(() => import('./StaffDialog.tsx')),
  acts: stateActsFor,
  added: ({ name, email }) => `${name} added. We emailed an invitation to ${email}.`,
  markOf: ({ state }) => <StateMark state={state} />,
  columns: [
    {
      id: 'name',
      label: 'Name',
      sortable: true,
      look: 'name',
      inHeading: true,
      cell: ({ name, state }) => (
        <>
          {name} <StateMark state={state} />
        </>
      ),
    },
    { id: 'email', label: 'Email', sortable: true, look: 'long', cell: EmailCell },
    {
      id: 'universities',
      label: 'Universities',
      look: 'long',
      cell: ({ universities }) => (
        <LongCell text={universities.map((university) => university.name).join(', ')} />
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
  filters: [accountFilter],
};
