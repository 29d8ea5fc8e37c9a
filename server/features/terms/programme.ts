import type { Programme } from '../../../src/contract/terms/terms.ts';
import { currentFirst } from '../../../src/machines/lifecycle/term.ts';
import type { Services } from '../../platform/calls/command.ts';
import { dayIn } from '../../platform/jobs/programme-day.ts';
import { allTerms } from './listing.ts';

/** The terms as they stand today, the current one first. */
export async function readProgramme({
  reads,
  clock,
  timeZone,
}: Pick<Services, 'reads' | 'clock' | 'timeZone'>): Promise<Programme> {
  const today = dayIn(timeZone, clock());
  return { timeZone, today, terms: currentFirst(await allTerms(reads, today)) };
}
