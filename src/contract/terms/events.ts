import * as v from 'valibot';
import type { EventKind } from '../events/event.ts';
import { termDateNames } from './terms.ts';

/** Whom a date of a term concerns. */
export const termReaders = {
  'students of the term': 'student',
  'students without an application': 'student',
  'students with an offer': 'student',
  'students with a place': 'student',
  'companies with drafts': 'company',
  'companies with applicants who wait': 'company',
  'companies with students': 'company',
  'staff of its students': 'university',
} as const;
export type ConcernedByTerm = keyof typeof termReaders;

/** A date of a term that lies ahead. */
export const termEventKinds = {
  'term date near': {
    about: 'term',
    inHistory: false,
    facts: v.strictObject({
      date: v.picklist(termDateNames),
      day: v.string(),
      concerns: v.picklist(Object.keys(termReaders) as ConcernedByTerm[]),
    }),
    tells: { student: 'term dates', company: 'term dates', university: 'term dates' },
  },
} as const satisfies Record<string, EventKind>;
