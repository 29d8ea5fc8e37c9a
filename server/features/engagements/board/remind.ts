import { sql } from 'kysely';
import type { NextStep, Turn } from '../../../../src/contract/engagements/engagements.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Command } from '../../../platform/calls/command.ts';
import { allRows, firstRow } from '../../../platform/database/rows.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { dayIn, startOfDay } from '../../../platform/jobs/programme-day.ts';
import { holdEngagement, type KnownEngagement } from '../lock.ts';
import { record, tellCompany, tellStudent } from '../record.ts';
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
  await record(command, id, { event: 'reminded' });
  await audit(command, {
    act: 'reminded',
    kind: 'application',
    subjectId: id,
    subject: engagement.title,
    after: { event: next, status: turn },
  });
  const told = {
    title: 'The programme’s office reminds you',
    message: `${asked[next](engagement, milestone ?? '')} Somebody is waiting for it.`,
  };
  if (turn !== 'company') await tellStudent(command, engagement, { kind: 'work due', ...told });
  if (turn !== 'student') await tellCompany(command, engagement, { kind: 'review due', ...told });
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
  select from engagement_events x
  where x.engagement_id = e.id and x.event = 'reminded' and x.at >= ${startOfDay(timeZone, dayIn(timeZone, now))})`;

interface WaitedFor {
  readonly next: NextStep;
  readonly turn: Turn;
  readonly milestone: string | null;
  readonly remindedAt: Date | null;
}

/** Reads an engagement's next step and the last reminder of it. @throws {Problem} `engagement-over` */
async function waitedFor(
  transaction: Command['transaction'],
  { id, state }: KnownEngagement,
): Promise<WaitedFor> {
  const row = await firstRow<WaitedFor>(transaction)`
    select e.next, e.turn, m.title as milestone, (
      select max(x.at) from engagement_events x where x.engagement_id = e.id and x.event = 'reminded') as "remindedAt"
    from engagements e left join milestones m on m.engagement_id = e.id and m.number = e.milestone
    where e.id = ${id} and e.next <> 'decide objection'`;
  if (!row) throw new Problem('engagement-over', `This work is ${state}.`);
  return row;
}

const asked: Record<NextStep, (engagement: KnownEngagement, milestone: string) => string> = {
  help: ({ title, studentName }) => `Answer ${studentName}, who needs help with “${title}”.`,
  unblock: ({ title, studentName }) => `Answer ${studentName}, who is blocked on “${title}”.`,
  'propose plan': ({ title, studentName }) =>
    `Propose a plan for “${title}”, so that ${studentName} can begin.`,
  'answer plan': ({ title }) => `Read the plan of “${title}”, and agree or ask for a change.`,
  'propose again': ({ title, studentName }) =>
    `Change the plan of “${title}” as ${studentName} has asked.`,
  'answer extension': ({ title, studentName }, milestone) =>
    `Answer ${studentName}’s request for more time for “${milestone}” of “${title}”.`,
  'answer another day': ({ title }, milestone) =>
    `Accept the day that was offered for “${milestone}” of “${title}”, or decline it.`,
  deliver: ({ title }, milestone) => `Hand in “${milestone}” of “${title}”.`,
  'deliver again': ({ title }, milestone) =>
    `Change “${milestone}” of “${title}” as you were asked, and hand it in again.`,
  review: ({ title, studentName }, milestone) =>
    `Review “${milestone}” of “${title}”, which ${studentName} has handed in.`,
  // Both sides read it, even after writing, so it reveals nothing about the other.
  evaluate: ({ title }) => `The work on “${title}” is done. Evaluate it, if you have not yet.`,
  'decide objection': ({ title }) => `Decide on the objection to the outcome of “${title}”.`,
  'allow showing': ({ title, studentName }) =>
    `Say what ${studentName} may show of “${title}”: allow each item, or hold it back.`,
  decide: ({ title }) => `Decide the outcome of the work on “${title}”.`,
};
