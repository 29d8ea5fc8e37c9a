import { inviteAgain, stateActs } from '../../../../api/tables/states.ts';
import { type AccountState, accountStates } from '../../../../contract/accounts/people.ts';
import type { RowAct, TableFilter } from '../definition.ts';
import { stateWords } from './cells.tsx';

/** Narrows a table to accounts that stand so. */
export const accountFilter: TableFilter = {
  name: 'state',
  label: 'Account',
  all: 'All accounts',
  options: accountStates.map((value) => ({ value, label: stateWords[value] })),
};

interface WithState {
  readonly state: AccountState | null;
}

/**
 * Disabling an account or enabling it again, whichever fits, and inviting once more who has not come yet;
 * nothing where nobody signs in.
 */
export function stateActsFor({ state }: WithState): RowAct<WithState>[] {
  if (!state) return [];
  const { act, form } = state === 'disabled' ? stateActs.enable : stateActs.disable;
  const label = state === 'disabled' ? 'Enable' : 'Disable';
  const next: AccountState = state === 'disabled' ? 'active' : 'disabled';
  const change = { act, label, form, patch: { state: next } };
  return state === 'invited' ? [{ ...inviteAgain, patch: {} }, change] : [change];
}
