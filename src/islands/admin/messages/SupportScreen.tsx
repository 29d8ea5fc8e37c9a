import { change, refresh } from '../../../api/read/read.ts';
import { type InboxQuery, inboxMessages, withMessage } from '../../../api/read/support.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { messageStates } from '../../../contract/messages/support.ts';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { SearchInput } from '../../ui/form/SearchInput.tsx';
import { ScreenLink, useOpen, useSearch } from '../../ui/navigation/navigation.tsx';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { lazy } from '../../ui/reading/lazy.tsx';
import { InboxList } from './InboxList.tsx';
import { inboxAddress, inboxIn, rowId } from './support-address.ts';
import { stateWords } from './words.ts';
import './support.scss';

const MessageView = lazy(
  () => import('./MessageView.tsx'),
  () => <p role="status">Loading the message…</p>,
);

/** Support & Queries: the messages of the contact form, and beside them the one that is open. */
export default function SupportScreen() {
  const search = useSearch();
  const open = useOpen();
  const { query, message: id } = inboxIn(search);
  const read = inboxMessages(query);
  const messages = useRead(read);

  const close = () => {
    open(inboxAddress(query));
    if (id !== null) focusSoon(rowId(id));
  };
  return (
    <Screen
      title="Support & Queries"
      lead="Messages from the contact form, who is assigned, and our replies."
    >
      <div className="support" data-open={id !== null || undefined}>
        <div className="inbox">
          <InboxFilters query={query} />
          <InboxList list={messages} query={query} opened={id} />
        </div>
        {id !== null && !messages.isLoading && (
          <MessageView
            key={id}
            id={id}
            known={messages.data?.rows.find((message) => message.id === id) ?? null}
            onChanged={(message) => change(read, withMessage(message))}
            onDeleted={() => {
              open(inboxAddress(query));
              refresh();
            }}
            onClose={close}
          />
        )}
      </div>
    </Screen>
  );
}

/** Filters of the messages, kept in the address. */
function InboxFilters({ query }: { query: InboxQuery }) {
  const open = useOpen();
  const asking = (wish: Partial<InboxQuery>) => inboxAddress({ ...query, page: 1, ...wish });
  return (
    <search className="cluster row-gap-10px column-gap-5 mb-3" aria-label="Search messages">
      <div className="with-icon flex-from-16 max-w-26">
        <Icon name="search" />
        <SearchInput
          aria-label="Search by name, email, subject or text"
          placeholder="Search messages"
          maxLength={100}
          searchText={query.searchText}
          onSearch={(searchText) => open(asking({ searchText }), true)}
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
