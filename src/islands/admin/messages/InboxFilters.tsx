import type { InboxQuery } from '../../../api/read/support.ts';
import { messageStates } from '../../../contract/messages/support.ts';
import { ScreenLink, useOpen } from '../../ui/navigation/navigation.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { inboxAddress } from './support-address.ts';
import { stateWords } from './words.ts';

/** Which messages are listed; every change is in the address at once. */
export function InboxFilters({ query }: { query: InboxQuery }) {
  const open = useOpen();
  const asking = (wish: Partial<InboxQuery>) => inboxAddress({ ...query, page: 1, ...wish });
  return (
    <search className="cluster row-gap-10px column-gap-5 mb-3" aria-label="Search messages">
      <div className="with-icon flex-from-16 max-w-26">
        <Icon name="search" />
        <input
          type="search"
          className="form-control"
          aria-label="Search by name, email, subject or text"
          placeholder="Search messages"
          autoComplete="off"
          maxLength={100}
          value={query.searchText}
          onChange={({ target }) => open(asking({ searchText: target.value }), true)}
        />
      </div>
      <nav className="inbox-states d-flex" aria-label="Messages by state">
        {(['', ...messageStates] as const).map((state) => (
          <ScreenLink
            key={state}
            to={asking({ state })}
            className="inbox-state d-flex align-items-center px-3"
            current={state === query.state}
          >
            {state === '' ? 'All' : stateWords[state]}
          </ScreenLink>
        ))}
      </nav>
      <label className="form-check m-0">
        <input
          type="checkbox"
          className="form-check-input"
          checked={query.mine === 'true'}
          onChange={({ target }) => open(asking({ mine: target.checked ? 'true' : '' }), true)}
        />
        <span className="form-check-label">Assigned to me</span>
      </label>
    </search>
  );
}
