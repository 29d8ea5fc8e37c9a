import { isSample } from '../../../api/sample/origin.ts';
import { inviteAgain, stateActs } from '../../../api/tables/states.ts';
import { type AccountState, accountStates } from '../../../contract/accounts/people.ts';
import type {
  DeclaredTable,
  RowAct,
  TableDefinition,
  TableField,
  TableFilter,
} from './definition.ts';
import { EmailCell, StateMark, stateWords, valueCell } from './rows/cells.tsx';

interface Account {
  readonly email: string;
  readonly state: AccountState | null;
}

/** A declared table with what follows: its columns and filters, and what every account can have done to it. */
export function tableOf<Row extends object, Form extends object>(
  declared: DeclaredTable<Row, Form>,
): TableDefinition<Row, Form> {
  const { source, fields, sorts, filters = [], acts = () => [] } = declared;
  const named = Object.entries(fields);
  const { hasAccounts } = source;
  const accountOf = (row: Row) => row as object as Account;
  return {
    ...(hasAccounts && { markOf: (row: Row) => <StateMark state={accountOf(row).state} /> }),
    added: (row) =>
      hasAccounts
        ? `${source.labelOf(row)} added. We emailed an invitation to ${accountOf(row).email}.`
        : `${source.labelOf(row)} added.`,
    ...declared,
    columns: named.flatMap(([id, field]) => {
      const { cell = (row: Row) => valueCell(row[id as keyof Row], field.look) } = field;
      // In-page samples are sorted by their numbers too.
      const isSorted = sorts.includes(id) || (isSample && id === 'id');
      return cell === null ? [] : [{ ...field, id, cell, isSorted }];
    }),
    filters: [
      ...named.flatMap(([name, field]) => filterBy(name, field)),
      ...filters,
      ...(hasAccounts ? [accountFilter] : []),
    ],
    acts: (row) =>
      [
        ...acts(row),
        ...(hasAccounts ? stateActsFor(accountOf(row)) : []),
      ] as readonly RowAct<Row>[],
  };
}

const filterBy = (
  name: string,
  { label, all, options = [] }: Pick<TableField<never>, 'label' | 'all' | 'options'>,
): TableFilter[] =>
  all === undefined ? [] : [{ name, label, all, options: plainOptions(options) }];

/** Options whose label is their value. */
export const plainOptions = (options: readonly string[]): TableFilter['options'] =>
  options.map((value) => ({ value, label: value }));

/** The number of a row. */
export const idField = { label: 'ID', look: 'number' } as const;

/** The address of an account. */
export const emailField = {
  label: 'Email',
  look: 'long',
  cell: EmailCell,
  asks: 'email',
} as const;

const accountFilter: TableFilter = {
  name: 'state',
  label: 'Account',
  all: 'All accounts',
  options: accountStates.map((value) => ({ value, label: stateWords[value] })),
};

/**
 * Disable or enable an account, whichever fits, and a new invitation for somebody who has not come; nothing without an
 * account.
 */
function stateActsFor({ state }: Account): RowAct<Account>[] {
  if (!state) return [];
  const { act, form } = state === 'disabled' ? stateActs.enable : stateActs.disable;
  const label = state === 'disabled' ? 'Enable' : 'Disable';
  const next: AccountState = state === 'disabled' ? 'active' : 'disabled';
  const change = { act, label, form, patch: { state: next } };
  return state === 'invited' ? [{ ...inviteAgain, patch: {} }, change] : [change];
}
