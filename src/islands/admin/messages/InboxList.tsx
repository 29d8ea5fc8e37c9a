import type { ListPage } from '../../../api/read/page.ts';
import { type InboxQuery, messagesPerPage } from '../../../api/read/support.ts';
import type { SupportMessage } from '../../../contract/messages/support.ts';
import { Empty } from '../../ui/list/Empty.tsx';
import { Paginator } from '../../ui/list/Paginator.tsx';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { momentOf } from '../../ui/status/dates.ts';
import { StatusTag } from '../../ui/status/StatusTag.tsx';
import { inboxAddress, rowId } from './support-address.ts';
import { stateWords, tagOf } from './words.ts';

interface Props {
  list: ListPage<SupportMessage>;
  /** The list answers the question before this one. */
  isBusy: boolean;
  query: InboxQuery;
  /** The message that is open. */
  opened: number | null;
}

/** The messages, the newest first. */
export function InboxList({ list, isBusy, query, opened }: Props) {
  const isNarrowed = query.state !== '' || query.mine !== '' || query.searchText !== '';
  if (list.total === 0) {
    return (
      <Empty drawing={isNarrowed ? 'search' : 'quiet'} title="No messages.">
        {isNarrowed ? (
          <>
            <p>No messages match your search and filters.</p>
            <ScreenLink to={inboxAddress(everything)} className="btn btn-outline-primary">
              Show all messages
            </ScreenLink>
          </>
        ) : (
          <p>Messages from the contact form appear here.</p>
        )}
      </Empty>
    );
  }
  return (
    <div aria-busy={isBusy}>
      <ul className="plain-list lined ruled mb-4" aria-label="Messages">
        {list.rows.map(({ id, subject, name, receivedAt, state, assignedTo }) => (
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
        ))}
      </ul>
      <Paginator
        page={list.page}
        pageSize={messagesPerPage}
        total={list.total}
        noun="messages"
        addressOf={(page) => inboxAddress({ ...query, page }, opened)}
      />
    </div>
  );
}

const everything: InboxQuery = { state: '', mine: '', searchText: '', page: 1 };
