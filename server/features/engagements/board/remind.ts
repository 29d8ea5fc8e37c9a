import { sql } from 'kysely';
import type { NextStep, Turn } from '../../../../src/contract/engagements/engagements.ts';
import type { Command } from '../../../platform/calls/command.ts';
import { allRows, firstRow } from '../../../platform/database/rows.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { dayIn, startOfDay } from '../../../platform/jobs/programme-day.ts';
import { happenedIn } from '../columns.ts';
import { happened } from '../events/happened.ts';
import { holdEngagement, type KnownEngagement } from '../lock.ts';
import type { Moment } from './standing-in-sql.ts';

/**
 * Reminds the side that must act in an engagement, at most once a day.
 * @throws {Problem} `not-found`, `engagement-over`, `move-not-allowed` if an admin must act, `reminded-today`
 */
export async function remind(command: Command, id: number): Promise<void> {
  const { transaction, at, timeZone } = command;
  const engagement = await holdEngagement(command, id);
  const { next, turn, milestone, remindedAt } = await waitedFor(transaction, engagement);
  if (turn === 'office')
    throw new Problem(
      'move-not-allowed',
      'This is waiting for the programme’s office. Decide the outcome.',
    );
  if (remindedAt && dayIn(timeZone, remindedAt) === dayIn(timeZone, at))
    throw new Problem('reminded-today');
  await happened(command, engagement, 'reminded', { step: next, milestone, to: turn });
}

/** More than one company lets wait. */
const atOnce = 50;

/**
 * Reminds a company of all work that waits for it, except of what it was reminded of today.
 * @throws {Problem} `reminded-today` where nothing is left
 */
export async function remindCompany(command: Command, companyId: number): Promise<void> {
  const { transaction, at: now, timeZone } = command;
  const late = await allRows<{ id: number }>(transaction)`
    select id from engagements e where e.company_id = ${companyId} and e.next is not null and e.turn = 'company'
      and not ${remindedToday({ now, timeZone })}
    order by e.turn_since, e.id limit ${atOnce}`;
  if (late.length === 0) throw new Problem('reminded-today');
  for (const { id } of late) await remind(command, id);
}

/** True if an admin has sent a reminder about `engagements e` on the day of a moment. */
export const remindedToday = ({ now, timeZone }: Moment) => sql<boolean>`exists (
  select ${happenedIn(sql`e.id`, 'reminded')} and x.at >= ${startOfDay(timeZone, dayIn(timeZone, now))})`;

interface WaitedFor {
  readonly next: NextStep;
  readonly turn: Turn;
  readonly milestone: number | null;
  readonly remindedAt: Date | null;
}

/** Reads an engagement's next step and the last reminder of it. @throws {Problem} `engagement-over` */
async function waitedFor(
  transaction: Command['transaction'],
  { id, state }: KnownEngagement,
): Promise<WaitedFor> {
  const row = await firstRow<WaitedFor>(transaction)`
    select e.next, e.turn, e.milestone, (select max(x.at) ${happenedIn(sql`e.id`, 'reminded')}) as "remindedAt"
    from engagements e where e.id = ${id} and e.next <> 'decide objection'`;
  if (!row) throw new Problem('engagement-over', `This work is ${state}.`);
  return row;
}
