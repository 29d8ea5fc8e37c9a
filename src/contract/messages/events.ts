import * as v from 'valibot';
import type { EventKind } from '../events/event.ts';

/** Events of visitors' messages. */
export const messageEventKinds = {
  'message received': {
    about: 'message',
    inHistory: false,
    facts: v.strictObject({}),
    tells: { admin: 'message received' },
  },
  // The programme's own words to one person, kept by the number of their account.
  'programme noted': {
    about: 'note',
    inHistory: false,
    facts: v.strictObject({ title: v.string(), message: v.string(), link: v.string() }),
    tells: { student: 'programme', admin: 'programme' },
  },
} as const satisfies Record<string, EventKind>;
