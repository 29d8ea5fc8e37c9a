import type { AccountState } from '../../../../contract/accounts/people.ts';
import { momentOf } from '../../../ui/status/dates.ts';

/** An instant in the reader's time. */
export function TimeCell({ at }: { at: string }) {
  return <time dateTime={at}>{momentOf(at)}</time>;
}

/** A mark beside a name where an account is not simply active. */
export function StateMark({ state }: { state: AccountState | null }) {
  if (state === null || state === 'active') return null;
  return <span className={`state-mark state-${state}`}>{stateWords[state]}</span>;
}

export const stateWords: Record<AccountState, string> = {
  active: 'Active',
  invited: 'Invited',
  unverified: 'Unverified',
  disabled: 'Disabled',
};

/** What somebody signs in with, and the address that waits to take its place. */
export function EmailCell({ email, newEmail }: { email: string; newEmail?: string | null }) {
  return (
    <>
      <LongCell text={email} />
      {newEmail && (
        <span className="new-email">
          {newEmail} <span className="soft">is waiting for confirmation</span>
        </span>
      )}
    </>
  );
}

/** A long text, cut by the table where it does not fit; whole in the title. */
export function LongCell({ text }: { text: string }) {
  return (
    <span className="long-text" title={text}>
      {text}
    </span>
  );
}
