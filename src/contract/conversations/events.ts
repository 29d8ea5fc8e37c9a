import * as v from 'valibot';
import type { EventKind } from '../events/event.ts';

const news = 'message written';

/** Events of conversations. */
export const conversationEvents = {
  // Its words are in its row, so that it can be changed and taken back.
  wrote: {
    about: 'conversation',
    inHistory: false,
    facts: v.strictObject({}),
    tells: { student: news, company: news, supervisor: news },
    isMailedUnread: true,
  },
} as const satisfies Record<string, EventKind>;
