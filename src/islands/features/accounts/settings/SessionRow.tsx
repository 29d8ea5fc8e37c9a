import type { SignedInSession } from '../../../../contract/accounts/auth.ts';
import { BusyButton } from '../../../ui/form/BusyButton.tsx';
import { Icon } from '../../../ui/picture/Icon.tsx';
import { agoOf } from '../../../ui/status/ago.ts';
import { momentOf } from '../../../ui/status/dates.ts';

interface Props {
  session: SignedInSession;
  isEnding: boolean;
  onEnd: () => void;
}

/** One place where a person is signed in. This device has no button: Logout ends it. */
export function SessionRow({ session, isEnding, onEnd }: Props) {
  const { device, createdAt, lastUsedAt, current } = session;
  const ago = agoOf(lastUsedAt);
  return (
    <li className="session py-4">
      <Icon name="lock" />
      <div>
        <p className="cluster row-gap-1 column-gap-3 fw-semibold m-0">
          {device}
          {current && <span className="chip">This device</span>}
        </p>
        <p className="note m-0">
          Last used{' '}
          <time dateTime={lastUsedAt} title={momentOf(lastUsedAt)}>
            {ago}
          </time>
        </p>
        <p className="note m-0">
          Signed in <time dateTime={createdAt}>{momentOf(createdAt)}</time>
        </p>
      </div>
      {!current && (
        <BusyButton size="sm" busy={isEnding} onClick={onEnd}>
          End
          <span className="visually-hidden">{` the session on ${device}, last used ${ago}`}</span>
        </BusyButton>
      )}
    </li>
  );
}
