import type * as v from 'valibot';
import type { stateForm } from '../../contract/table.ts';

/** Mails the invitation again to somebody who has not followed the first. */
export const inviteAgain = {
  label: 'Send invitation again',
  act: 'invite again',
  form: {},
} as const;

export type StateForm = v.InferOutput<typeof stateForm>;

/** Taking the right to sign in away from an account, and giving it back. */
export const stateActs = {
  disable: { label: 'Disable instead', act: 'disable', form: { state: 'disabled' } },
  enable: { label: 'Enable', act: 'enable', form: { state: 'active' } },
} as const satisfies Record<string, { label: string; act: string; form: StateForm }>;
