import { useStore } from '@nanostores/react';
import { change, refresh } from '../../../api/read/read.ts';
import { inboxMessages, withMessage } from '../../../api/read/support.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { useOpen } from '../../ui/navigation/navigation.tsx';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { lazy } from '../../ui/reading/lazy.tsx';
import { Reading } from '../../ui/reading/Reading.tsx';
import { Skeleton } from '../../ui/reading/Skeleton.tsx';
import { $router } from '../router.ts';
import { InboxFilters } from './InboxFilters.tsx';
import { InboxList } from './InboxList.tsx';
import { inboxAddress, inboxIn, rowId } from './support-address.ts';
import './support.scss';

const MessageView = lazy(
  () => import('./MessageView.tsx'),
  () => <p role="status">Loading the message…</p>,
);

/** Support & Queries: the messages of the contact form, and beside them the one that is open. */
export default function SupportScreen() {
  const search = useStore($router)?.search ?? {};
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
          <Reading
            of={messages}
            loading={<Skeleton of="messages" lines={4} line="skeleton h-4 mb-2" />}
            failed="The messages could not be loaded. Try again later."
          >
            {(list) => (
              <InboxList
                list={list}
                isBusy={messages.isPlaceholderData}
                query={query}
                opened={id}
              />
            )}
          </Reading>
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
