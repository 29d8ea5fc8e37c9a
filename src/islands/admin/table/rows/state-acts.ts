import type { AccountState } from '../../../../contract/people.ts';
import { stateActs } from '../../../../machines/managed/states.ts';
import type { RowAct } from '../definition.ts';

interface WithState {
  readonly state: AccountState | null;
}

/** Disabling an account or enabling it again, whichever fits; nothing where nobody signs in. */
export function stateActsFor<Row extends WithState>({ state }: Row): RowAct<Row>[] {
  if (state === null || state === undefined) return [];
  const { act, form } = state === 'disabled' ? stateActs.enable : stateActs.disable;
  const label = state === 'disabled' ? 'Enable' : 'Disable';
  const next: AccountState = state === 'disabled' ? 'active' : 'disabled';
  return [{ act, label, form, patch: { state: next } as Partial<Row> }];
}
