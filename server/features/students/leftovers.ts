import { sql } from 'kysely';
import { type Leftovers, rowsOf } from '../../platform/operating/housekeeping.ts';
import { isUnused } from './resumes/change-resume.ts';

/** They count within a day. */
const turnsKeptHours = 48;

export const studentLeftovers: readonly Leftovers[] = [
  rowsOf('picture_turns', ({ before }) => sql`since < ${before(turnsKeptHours)}`),
  rowsOf('resumes', () => isUnused),
];
