import { useStore } from '@nanostores/react';
import { useMachine } from '@xstate/react';
import { lazy, Suspense, useEffect } from 'react';
import { supportInboxMachine } from '../../../machines/support/support-inbox.ts';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { useOpen } from '../../ui/navigation/navigation.tsx';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { $router } from '../router.ts';
import { InboxFilters } from './InboxFilters.tsx';
import { InboxList } from './InboxList.tsx';
import { inboxAddress, inboxIn, messageIn, rowId } from './support-address.ts';
import './support.scss';

const MessageView = lazy(() => import('./MessageView.tsx'));

/** Support & Queries: the messages of the contact form, and beside them the one that is open. */
export default function SupportScreen() {
  const search = useStore($router)?.search ?? {};
  const open = useOpen();
  const query = inboxIn(search);
  const id = messageIn(search);
  const [snapshot, send] = useMachine(supportInboxMachine, { input: query });
  const { list } = snapshot.context;
  const wanted = JSON.stringify(query);
  useEffect(() => send({ type: 'show', query: JSON.parse(wanted) }), [send, wanted]);

  const close = () => {
    open(inboxAddress(query));
    if (id !== null) focusSoon(rowId(id));
  };
  return (
    <Screen
      title="Support & Queries"
      lead="What visitors ask through the contact form, who takes care of it, and what they were answered."
    >
      <div className="support" data-open={id !== null || undefined}>
        <div className="inbox">
          <InboxFilters query={query} />
          <InboxList
            snapshot={snapshot}
            query={query}
            opened={id}
            onRetry={() => send({ type: 'retry' })}
          />
        </div>
        {id !== null && (snapshot.matches('failed') || list !== null) && (
          <Suspense fallback={<p role="status">Loading the message…</p>}>
            <MessageView
              key={id}
              id={id}
              known={list?.rows.find((message) => message.id === id) ?? null}
              onChanged={(message) => send({ type: 'changed', message })}
              onClose={close}
            />
          </Suspense>
        )}
      </div>
    </Screen>
  );
}
