import { sql } from 'kysely';
import {
  asksForHelp,
  type CheckInForm,
  changesAtMost,
} from '../../../../src/contract/engagements/check-ins.ts';
import { hasCheckIns } from '../../../../src/machines/lifecycle/check-in.ts';
import type { Command } from '../../../platform/calls/command.ts';
import { badField, Problem } from '../../../platform/http/problem.ts';
import { lockEngagement } from '../lock.ts';
import { tellCompany } from '../news.ts';
import { noteChange, record } from '../record.ts';
import { changesOf, checkInOf } from './listing.ts';
import { weekIn } from './week.ts';

/**
 * Says how the work goes this week, or says it anew. The company hears at once of whoever asks for help.
 * @throws {Problem} `not-found`, `engagement-over`, `move-not-allowed`, `invalid`
 */
export async function saveCheckIn(
  command: Command,
  id: number,
  week: string,
  { state, sentence, hours }: CheckInForm,
): Promise<void> {
  const { transaction, by, at, timeZone, checkInHours } = command;
  const engagement = await lockEngagement(command, id);
  if (!hasCheckIns(engagement.state))
    throw new Problem(
      'move-not-allowed',
      `This work is ${engagement.state}. You can check in only while it is Working.`,
    );
  const thisWeek = weekIn(timeZone, at);
  if (week !== thisWeek)
    throw new Problem(
      'move-not-allowed',
      week < thisWeek
        ? 'That week is over. Check in for the new one.'
        : `Check in for the week of ${thisWeek}.`,
    );
  if (checkInHours && hours === null)
    throw badField('hours', 'Say how many hours you worked this week.');
  const before = await checkInOf(transaction, id, week);
  const isNew = before?.state !== state || before.sentence !== sentence;
  const kept = checkInHours ? hours : null;
  if (!isNew && before.hours === kept) return noteChange(command, id, by.accountId);
  if (before && (await changesOf(transaction, id, week)) >= changesAtMost)
    throw new Problem(
      'move-not-allowed',
      `You have changed this check-in ${changesAtMost} times and cannot change it again. Say what is new in next week’s.`,
    );
  await sql`
    insert into check_ins (engagement_id, week, state, sentence, hours, at)
    values (${id}, ${week}, ${state}, ${sentence}, ${kept}, ${at})
    on conflict (engagement_id, week) do update
      set state = excluded.state, sentence = excluded.sentence, hours = excluded.hours,
        changes = check_ins.changes + 1,
        at = case when ${isNew} then excluded.at else check_ins.at end`.execute(transaction);
  if (!isNew || !asksForHelp(state)) return noteChange(command, id, by.accountId);
  const note = `${state}: ${sentence}`;
  await record(command, id, { event: 'checked in', by: by.accountId, at, note });
  const { studentName, title } = engagement;
  await tellCompany(command, engagement, {
    title: state === 'Blocked' ? `${studentName} is blocked` : `${studentName} needs help`,
    message: `${studentName} says about “${title}” this week: ${sentence}`,
  });
}
