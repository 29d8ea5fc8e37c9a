import {
  asksForHelp,
  type CheckInForm,
  changesAtMost,
} from '../../../../src/contract/engagements/check-ins.ts';
import { hasCheckIns, isAnswered } from '../../../../src/machines/lifecycle/check-in.ts';
import type { Command } from '../../../platform/calls/command.ts';
import { execute, firstRow } from '../../../platform/database/rows.ts';
import { requireLatest } from '../../../platform/http/if-match.ts';
import { orNotFound, Problem } from '../../../platform/http/problem.ts';
import { happened } from '../events/happened.ts';
import { lockEngagement } from '../lock.ts';
import { noteChange } from '../next.ts';
import { checkInOf } from './listing.ts';
import { weekIn } from './week.ts';

/**
 * Saves this week's check-in, or changes it. A call for help is an event.
 * @throws {Problem} `not-found`, `engagement-over`, `move-not-allowed`
 */
export async function saveCheckIn(
  command: Command,
  id: number,
  week: string,
  { state, sentence }: CheckInForm,
): Promise<void> {
  const { transaction, at, timeZone } = command;
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
  const before = await checkInOf(transaction, id, week);
  if (before?.state === state && before.sentence === sentence) return noteChange(command, id);
  const row = await firstRow<{ changes: number }>(transaction)`
    select changes from check_ins where engagement_id = ${id} and week = ${week}::date`;
  if ((row?.changes ?? 0) >= changesAtMost)
    throw new Problem(
      'move-not-allowed',
      `You have changed this check-in ${changesAtMost} times and cannot change it again. Say what is new in next week’s.`,
    );
  await execute(transaction)`
    insert into check_ins (engagement_id, week, state, sentence, at)
    values (${id}, ${week}, ${state}, ${sentence}, ${at})
    on conflict (engagement_id, week) do update
      set state = excluded.state, sentence = excluded.sentence,
        changes = check_ins.changes + 1, at = excluded.at`;
  if (!asksForHelp(state)) return noteChange(command, id);
  await happened(command, engagement, 'checked in', { state, note: sentence });
}

/**
 * Answers a check-in, once.
 * @param version time of the check-in that is answered; null if the caller does not send it
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
  await execute(transaction)`
    update check_ins set answer = ${sentence}, answered_by = ${by.accountId}, answered_at = ${at}
    where engagement_id = ${id} and week = ${week}::date`;
  await noteChange(command, id);
  await happened(command, engagement, 'check-in answered', { week, note: sentence });
}
