import * as v from 'valibot';
import { applicationStatuses } from '../applications/moves.ts';
import type { EventKind } from '../events/event.ts';

const ofStudent = { about: 'student', inHistory: false } as const;
/** A student's university as they wrote it, before and now, while they have a place or an offer. */
const named = v.strictObject({
  before: v.string(),
  after: v.string(),
  application: v.number(),
  status: v.picklist(applicationStatuses),
  /** The university that is to confirm the place, by number. */
  inCharge: v.nullable(v.number()),
});

/** Events between students and their universities. */
export const universityEventKinds = {
  recommended: {
    ...ofStudent,
    facts: v.strictObject({ sentence: v.string() }),
    tells: { student: 'from university' },
  },
  'not known there': {
    ...ofStudent,
    facts: v.strictObject({}),
    tells: { student: 'from university' },
  },
  'other university named': {
    ...ofStudent,
    facts: named,
    tells: { university: 'place to confirm', student: 'from university' },
  },
  // For staff who do not see the student.
  'other university named elsewhere': {
    ...ofStudent,
    facts: named,
    tells: { university: 'place to confirm' },
  },
} as const satisfies Record<string, EventKind>;
