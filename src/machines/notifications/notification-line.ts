import { fromCallback } from 'xstate';
import { type Failure, failureFrom } from '../../api/problem.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { Notification } from '../../contract/notifications.ts';

/** What the open line tells its machine. */
export type Heard =
  | { readonly type: 'arrived'; readonly list: readonly Notification[] }
  | { readonly type: 'changed' }
  | { readonly type: 'line broke' }
  /** Ended by the server for another page of this person. */
  | { readonly type: 'line replaced' }
  | { readonly type: 'line refused'; readonly failure: Failure };

/** The whole open list, again whenever it changes. Its script is only fetched when it begins. */
export const listen = fromCallback<Heard>(({ sendBack }) => {
  const ending = new AbortController();
  const { signal } = ending;
  import('../../api/stream.ts')
    .then(({ follow }) =>
      follow(endpoints.streamNotifications, {
        signal,
        onEvent: (list) => sendBack({ type: 'arrived', list }),
        onChanged: () => sendBack({ type: 'changed' }),
        onBreak: () => sendBack({ type: 'line broke' }),
        onReplaced: () => sendBack({ type: 'line replaced' }),
      }),
    )
    .catch((error) => sendBack({ type: 'line refused', failure: failureFrom(error) }));
  return () => ending.abort();
});
