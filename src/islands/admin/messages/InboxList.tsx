import type { ListPage } from '../../../api/read/page.ts';
import { type InboxQuery, messagesPerPage } from '../../../api/read/support.ts';
import type { ReadingState } from '../../../api/read/useRead.ts';
import type { SupportMessage } from '../../../contract/messages/support.ts';
import { Empty } from '../../ui/list/Empty.tsx';
import { PagedList } from '../../ui/list/PagedList.tsx';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { Skeleton } from '../../ui/reading/Skeleton.tsx';
import { momentOf } from '../../ui/status/dates.ts';
import { StatusTag } from '../../ui/status/StatusTag.tsx';
import { inboxAddress, rowId } from './support-address.ts';
import { stateWords, tagOf } from './words.ts';

interface Props {
  list: ReadingState<ListPage<SupportMessage>>;
  query: InboxQuery;
  /** The message that is open. */
  opened: number | null;
}

/** The messages, the newest first. */
export function InboxList({ list, query, opened }: Props) {
  return (
    <PagedList
      of={list}
      loading={<Skeleton of="messages" lines={4} line="skeleton h-4 mb-2" />}
      failed="The messages could not be loaded. Try again later."
      empty={<NoMessages query={query} />}
      className="plain-list lined ruled mb-4"
      aria-label="Messages"
      pageSize={messagesPerPage}
      noun="messages"
      addressOf={(page) => inboxAddress({ ...query, page }, opened)}
    >
      {({ id, subject, name, receivedAt, state, assignedTo }) => (
        <li key={id}>
          <ScreenLink
            id={rowId(id)}
            to={inboxAddress(query, id)}
            className="inbox-row act-last row-gap-1 column-gap-4 align-items-start p-3"
            current={id === opened}
          >
            <span className="inbox-subject fw-semibold">{subject}</span>
            <time className="note soft text-end" dateTime={receivedAt}>
              {momentOf(receivedAt)}
            </time>
            <span className="soft text-truncate fs-15">
              <bdi>{name}</bdi>
              {assignedTo && (
                <>
                  {' · for '}
                  <bdi>{assignedTo.name}</bdi>
                </>
              )}
            </span>
            <StatusTag status={tagOf[state]}>{stateWords[state]}</StatusTag>
          </ScreenLink>
        </li>
      )}
    </PagedList>
  );
}

function NoMessages({ query: { state, mine, searchText } }: { query: InboxQuery }) {
  if (state === '' && mine === '' && searchText === '')
    return (
      <Empty drawing="quiet" title="No messages.">
        <p>Messages from the contact form appear here.</p>
      </Empty>
    );
  return (
    <Empty drawing="search" title="No messages.">
      <p>No messages match your search and filters.</p>
      <ScreenLink to={inboxAddress(everything)} className="btn btn-outline-primary">
        Show all messages
      </ScreenLink>
    </Empty>
  );
}

const everything: InboxQuery = { state: '', mine: '', searchText: '', page: 1 };
