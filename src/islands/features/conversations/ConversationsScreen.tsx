import { conversations } from '../../../api/read/conversations.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { SearchInput } from '../../ui/form/SearchInput.tsx';
import { useOpen, useSearch } from '../../ui/navigation/navigation.tsx';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { useRole } from '../accounts/useRole.ts';
import { ConversationList } from './ConversationList.tsx';
import { ConversationView } from './ConversationView.tsx';
import { conversationsAddress, conversationsPlaceFrom } from './conversations-address.ts';
import { type MoveWords, usualMoveWords } from './HappenedLine.tsx';
import './conversations.scss';

/** Somebody's conversations, and beside them the one that is open; on a phone one or the other. */
export default function ConversationsScreen({ moves = usualMoveWords }: { moves?: MoveWords }) {
  const role = useRole();
  const go = useOpen();
  const place = conversationsPlaceFrom(useSearch());
  const { query, open } = place;
  const list = useRead(conversations(query));
  const hasNone = query.searchText === '' && list.data?.total === 0;
  const search = (searchText: string) =>
    go(conversationsAddress(role, { query: { searchText, page: 1 }, open }), true);
  return (
    <Screen title="Conversations">
      <div
        className="conversations"
        data-open={open !== null || undefined}
        data-none={hasNone || undefined}
      >
        <div className="conversations-list">
          {!hasNone && (
            <search className="with-icon mb-3" aria-label="Search messages">
              <Icon name="search" />
              <SearchInput
                aria-label="Search your messages"
                placeholder="Search messages"
                maxLength={100}
                searchText={query.searchText}
                onSearch={search}
              />
            </search>
          )}
          <ConversationList list={list} role={role} place={place} />
        </div>
        {open === null ? (
          <p className="conversation-unchosen soft m-0">Choose a conversation to read it here.</p>
        ) : (
          <ConversationView
            key={open}
            id={open}
            moves={moves}
            back={conversationsAddress(role, { query, open: null })}
          />
        )}
      </div>
    </Screen>
  );
}
