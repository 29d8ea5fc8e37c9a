import { useEffect } from 'react';
import { useAct } from '../../../api/act/useAct.ts';
import { everyList } from '../../../api/read/conversations.ts';
import { refresh } from '../../../api/read/read.ts';
import {
  type OpenConversation,
  readConversation,
} from '../../../contract/conversations/conversations.ts';

/** Notes what is unread as read, once somebody looks at it. */
export function useReadMark({ id, unread, entries }: OpenConversation): void {
  const newest = entries.findLast(({ kind }) => kind === 'message')?.id;
  const upTo = unread > 0 ? newest : undefined;
  const { press } = useAct(readConversation, {
    inTurn: true,
    changes: () => refresh(everyList),
  });
  useEffect(() => {
    if (upTo === undefined) return;
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', look);
      press({ params: { id }, body: { upTo } });
    };
    document.addEventListener('visibilitychange', look);
    look();
    return () => document.removeEventListener('visibilitychange', look);
  }, [id, upTo, press]);
}
