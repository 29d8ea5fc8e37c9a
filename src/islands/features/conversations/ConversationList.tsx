import { conversationsPerPage } from '../../../api/read/conversations.ts';
import type { ListPage } from '../../../api/read/page.ts';
import type { ReadingState } from '../../../api/read/useRead.ts';
import type { Role } from '../../../contract/accounts/people.ts';
import type { Conversation } from '../../../contract/conversations/conversations.ts';
import { Empty } from '../../ui/list/Empty.tsx';
import { PagedList } from '../../ui/list/PagedList.tsx';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { Skeleton } from '../../ui/reading/Skeleton.tsx';
import { CountBadge } from '../../ui/status/CountBadge.tsx';
import { momentOf } from '../../ui/status/dates.ts';
import { latestInWords, nameOf, subjectOf } from './conversation-words.ts';
import {
  conversationsAddress,
  type conversationsPlaceFrom,
  rowId,
} from './conversations-address.ts';

interface Props {
  list: ReadingState<ListPage<Conversation>>;
  role: Role;
  place: ReturnType<typeof conversationsPlaceFrom>;
}

/** Conversations, the newest message first. */
export function ConversationList({ list, role, place: { query, open } }: Props) {
  return (
    <PagedList
      of={list}
      loading={<Skeleton of="your conversations" lines={4} line="skeleton h-4 mb-2" />}
      failed="Your conversations could not be loaded. Try again later."
      empty={<NoConversations role={role} isSearched={query.searchText !== ''} />}
      className="plain-list lined ruled mb-4"
      aria-label="Conversations"
      pageSize={conversationsPerPage}
      noun="conversations"
      addressOf={(page) => conversationsAddress(role, { query: { ...query, page }, open })}
    >
      {(one) => (
        <li key={one.id}>
          <ScreenLink
            id={rowId(one.id)}
            to={conversationsAddress(role, { query, open: one.id })}
            className="conversation-row p-3"
            current={one.id === open && 'open'}
          >
            <bdi className="conversation-name fw-semibold">{nameOf(role, one)}</bdi>
            <time className="note" dateTime={one.latest.at}>
              {momentOf(one.latest.at)}
            </time>
            <span className="conversation-line text-truncate fs-14">{subjectOf(role, one)}</span>
            <span className="conversation-line soft text-truncate fs-14">
              <bdi>{latestInWords(one.latest)}</bdi>
            </span>
            <CountBadge count={one.unread} />
          </ScreenLink>
        </li>
      )}
    </PagedList>
  );
}

function NoConversations({ role, isSearched }: { role: Role; isSearched: boolean }) {
  if (isSearched)
    return (
      <Empty drawing="search" title="Nothing found">
        <p>No message of yours has these words.</p>
        <ScreenLink
          to={conversationsAddress(role, { query: { searchText: '', page: 1 }, open: null })}
          className="btn btn-outline-primary"
        >
          Show all conversations
        </ScreenLink>
      </Empty>
    );
  return (
    <Empty drawing="quiet" title="No conversations yet">
      <p>{beginnings[role]}</p>
    </Empty>
  );
}

const fromWork = 'Each place that was taken has one: open the work to write.';

const beginnings: Record<Role, string> = {
  Student: 'Each of your applications can have one: open an application to write to its company.',
  Company: 'Each application can have one: open an applicant to write to them.',
  Faculty: fromWork,
  Admin: fromWork,
};
