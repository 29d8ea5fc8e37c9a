import * as v from 'valibot';
import type { EventKind } from '../events/event.ts';

/** Events of assignment runs. Their offers are events of the applications. */
export const assignmentEventKinds = {
  'run finished': {
    about: 'assignment',
    inHistory: false,
    facts: v.strictObject({ state: v.picklist(['proposed', 'failed']) }),
    tells: { admin: 'run finished' },
  },
  'no place found': {
    about: 'assignment',
    inHistory: false,
    facts: v.strictObject({}),
    tells: { student: 'programme' },
  },
  'places offered': {
    about: 'project',
    inHistory: false,
    facts: v.strictObject({ granted: v.number() }),
    tells: { company: 'programme' },
  },
} as const satisfies Record<string, EventKind>;
