import { sql } from 'kysely';
import type * as v from 'valibot';
import type { EarlyEnd, EndAnswer, endForm } from '../../../src/contract/evaluations/early-end.ts';
import { endAnsweredUntil } from '../../../src/machines/lifecycle/evaluation.ts';
import type { Command, Services } from '../../platform/calls/command.ts';
import type { Person } from '../../platform/calls/person.ts';
import { asInstant } from '../../platform/database/expressions.ts';
import { execute, firstRow } from '../../platform/database/rows.ts';
import { Problem } from '../../platform/http/problem.ts';
import { dayIn } from '../../platform/jobs/programme-day.ts';
import { happenedIn, personNamed, sidesOf } from '../engagements/columns.ts';
import { holdEngagement } from '../engagements/lock.ts';
import { sideOf } from './rounds.ts';

/** Questions to both sides about work that ended early, with the answers this person may read; null for none. */
export async function earlyEndOf(
  { db, clock, timeZone }: Pick<Services, 'db' | 'clock' | 'timeZone'>,
  id: number,
  person: Person,
): Promise<EarlyEnd | null> {
  if (person.role === 'Faculty') return null;
  const side = person.role === 'Admin' ? null : sideOf(person);
  const ended = await firstRow<{ endedAt: Date; answers: EndAnswer[] }>(db)`
    select x.at as "endedAt", coalesce((
      select json_agg(json_build_object('side', w.side, 'why', w.why, 'clear', w.clear, 'again', w.again,
        'toOffice', w.to_office, 'by', ${personNamed(sql`w.account_id`)}, 'at', ${asInstant(sql`w.at`)}) order by w.side)
      from end_answers w where w.engagement_id = e.id and w.side = coalesce(${side}, w.side)), '[]') as answers
    from engagements e ${sidesOf(sql`e.id`)}
      cross join lateral (select x.at ${happenedIn(sql`e.id`, 'ended early')}) x
    where e.id = ${id} and e.state = 'Ended early' and e.planned > 0
    order by x.at desc limit 1`;
  if (!ended) return null;
  const { endedAt, answers } = ended;
  const until = endAnsweredUntil(dayIn(timeZone, endedAt));
  const mayAnswer = side && answers.length === 0 && dayIn(timeZone, clock()) <= until;
  return { until: mayAnswer ? until : null, answers };
}

/**
 * Saves a side's answers to the admins about work that ended early. Nobody is notified, and it has no consequences.
 * @throws {Problem} `not-found`, `move-not-allowed`
 */
export async function answerEarlyEnd(
  command: Command,
  id: number,
  { why, clear, again, toOffice }: v.InferOutput<typeof endForm>,
): Promise<void> {
  const { transaction, by, at } = command;
  await holdEngagement(command, id);
  const asked = await earlyEndOf({ ...command, db: transaction }, id, by);
  if (!asked?.until)
    throw new Problem(
      'move-not-allowed',
      'You have already answered, or you cannot answer about this work.',
    );
  await execute(transaction)`
    insert into end_answers (engagement_id, side, why, clear, again, to_office, at, account_id)
    values (${id}, ${sideOf(by)}, ${why}, ${clear}, ${again}, ${toOffice}, ${at}, ${by.accountId})`;
}
