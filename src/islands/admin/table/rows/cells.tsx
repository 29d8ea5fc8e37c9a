import type { ReactNode } from 'react';
import type { AccountState } from '../../../../contract/accounts/people.ts';
import { momentOf } from '../../../ui/status/dates.ts';
import type { TableField } from '../definition.ts';

/** A value as the look of its column has it; of a list, its names with commas between. */
export function valueCell(value: unknown, look: TableField<object>['look']): ReactNode {
  if (look === 'time') return value ? <TimeCell at={String(value)} /> : null;
  if (look !== 'long') return <bdi>{value as ReactNode}</bdi>;
  const parts = Array.isArray(value) ? value : [value ?? ''];
  return <LongCell text={parts.map((part) => part.name ?? part).join(', ')} />;
}

/** An instant in the reader's time. */
function TimeCell({ at }: { at: string }) {
  return <time dateTime={at}>{momentOf(at)}</time>;
}

/** A mark beside a name where an account is not simply active. */
export function StateMark({ state }: { state: AccountState | null }) {
  if (!state || state === 'active') return null;
  return (
    <span className={`soft fs-12 text-nowrap state-mark state-${state}`}>{stateWords[state]}</span>
  );
}

export const stateWords: Record<AccountState, string> = {
  active: 'Active',
  invited: 'Invited',
  unverified: 'Unverified',
  disabled: 'Disabled',
};

export function AccountName({ name, state }: { name: string; state: AccountState }) {
  return (
    <>
      <bdi>{name}</bdi> <StateMark state={state} />
    </>
  );
}

/** Address somebody signs in with, and a new one that is not confirmed yet. */
export function EmailCell({ email, newEmail }: { email: string; newEmail?: string | null }) {
  return (
    <>
      <LongCell text={email} />
      {newEmail && (
        <span className="d-block text-normal fs-13">
          {newEmail} <span className="soft">is waiting for confirmation</span>
        </span>
      )}
    </>
  );
}

/** A long text, cut by the table after its second line; whole in the title. An address is never cut, and breaks before its @. */
export function LongCell({ text }: { text: string }) {
  const [start, ...rest] = text.split(/(?=@)/);
  return (
    <bdi className={rest.length === 1 ? 'text-break' : 'long-text'} title={text}>
      {start}
      {rest.length > 0 && <wbr />}
      {rest.join('')}
    </bdi>
  );
}
