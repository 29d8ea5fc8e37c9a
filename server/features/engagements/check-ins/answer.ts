import { sql } from 'kysely';
import { isAnswered } from '../../../../src/machines/lifecycle/check-in.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Command } from '../../../platform/calls/command.ts';
import { requireLatest } from '../../../platform/http/if-match.ts';
import { orNotFound, Problem } from '../../../platform/http/problem.ts';
import { auditSubject, lockEngagement } from '../lock.ts';
import { tellStudent } from '../news.ts';
import { noteChange } from '../record.ts';
import { checkInOf } from './listing.ts';

/**
 * Answers what a check-in says, once. The student is told.
 * @param version when the check-in that is answered was said; null where the caller does not say
 * @throws {Problem} `not-found`, `engagement-over`, `changed`, `move-not-allowed`
 */
export async function answerCheckIn(
  command: Command,
  id: number,
  week: string,
  { sentence }: { sentence: string },
  version: string | null,
): Promise<void> {
  const { transaction, by, at } = command;
  const engagement = await lockEngagement(command, id);
  const checkIn = orNotFound(await checkInOf(transaction, id, week));
  requireLatest(
    version,
    checkIn.at,
    'The student changed this check-in after you opened it. Read it again, then answer.',
  );
  if (isAnswered(checkIn))
    throw new Problem('move-not-allowed', 'This check-in is answered already.');
  await sql`
    update check_ins set answer = ${sentence}, answered_by = ${by.accountId}, answered_at = ${at}
    where engagement_id = ${id} and week = ${week}::date`.execute(transaction);
  await noteChange(command, id, by.accountId);
  await audit(command, { act: 'answered', ...auditSubject(engagement), after: { week, sentence } });
  await tellStudent(command, engagement, {
    title: 'Your check-in is answered',
    message: `${engagement.companyName} answers your check-in on “${engagement.title}”: ${sentence}`,
  });
}
