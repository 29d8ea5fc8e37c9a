import { sql } from 'kysely';
import { daysLater } from '../../../src/contract/days.ts';
import type { Academic, AcademicForm } from '../../../src/contract/evaluations/academic.ts';
import { versionAt } from '../../../src/contract/version-read.ts';
import { isWritable, openedAfter } from '../../../src/machines/lifecycle/evaluation.ts';
import type { Command, Services } from '../../platform/calls/command.ts';
import type { Person } from '../../platform/calls/person.ts';
import { asInstant } from '../../platform/database/expressions.ts';
import { execute, firstRow } from '../../platform/database/rows.ts';
import { requireVersion } from '../../platform/http/if-match.ts';
import { Problem } from '../../platform/http/problem.ts';
import { dayIn } from '../../platform/jobs/programme-day.ts';
import { readsEvaluations, sidesOf } from '../engagements/columns.ts';
import { findEngagement } from '../engagements/lock.ts';
import { lockRound } from './rounds.ts';

/** Notes which academic supervisors to remind, once: three days before the sides are to have written. */
export async function noteAcademic({ db, clock, timeZone }: Services): Promise<void> {
  const today = dayIn(timeZone, clock());
  await execute(db)`
    insert into work_reminders (engagement_id, account_id, about, since, which)
    select e.id, a.academic_supervisor_id, 'academic', r.asked_at, -3
    from evaluation_rounds r join engagements e on e.id = r.engagement_id join applications a on a.id = e.id
    where r.moment = 'final' and r.due_on <= ${daysLater(today, 3)}::date
      and r.due_on > ${daysLater(today, -openedAfter)}::date and a.academic_supervisor_id is not null
      and ${universityIsAsked} and not exists (select from academic_evaluations v where v.engagement_id = e.id)
    order by e.id on conflict do nothing`;
}

/** True if the university is asked about `engagements e`. */
const universityIsAsked = sql`e.state not in ('Working', 'Ended early')`;

/** Reads the academic supervisor's part as this person may see it; null for none. */
export async function academicOf(
  { db, clock, timeZone }: Pick<Services, 'db' | 'clock' | 'timeZone'>,
  id: number,
  person: Person,
): Promise<Academic | null> {
  const round = await firstRow<Pick<Academic, 'written'> & { dueOn: string; isAsked: boolean }>(db)`
    select r.due_on::text as "dueOn", (
      select to_json(o) from (
        select v.result, v.words, f.name as by, ${asInstant(sql`v.at`)} as at
        from academic_evaluations v left join faculty f on f.account_id = v.account_id
        where v.engagement_id = e.id and (r.opened_at is not null or ${person.role === 'Faculty'}::boolean)) o) as written,
      ${person.role === 'Faculty'}::boolean and ${universityIsAsked} as "isAsked"
    from evaluation_rounds r join engagements e on e.id = r.engagement_id ${sidesOf(sql`e.id`)}
    where e.id = ${id} and r.moment = 'final' and ${readsEvaluations(person)}`;
  if (!round) return null;
  const { dueOn, isAsked, written } = round;
  const mayWrite = isAsked && isWritable(dueOn, dayIn(timeZone, clock()));
  return mayWrite || written ? { mayWrite, written } : null;
}

/**
 * Writes the academic supervisor's opinion of the work, or replaces it, up to the day on which evaluations open at the
 * latest. Nobody is notified, and it opens nothing.
 * @param version of the text as it was read; null if the caller does not send it
 * @throws {Problem} `not-found`, `move-not-allowed`, `changed`
 */
export async function evaluateAsUniversity(
  command: Command,
  id: number,
  { result, words }: AcademicForm,
  version: string | null,
): Promise<void> {
  const { transaction, by, at } = command;
  await findEngagement(transaction, id, by);
  await lockRound(transaction, id, 'final');
  const academic = await academicOf({ ...command, db: transaction }, id, by);
  if (!academic?.mayWrite) throw new Problem('move-not-allowed', 'You cannot evaluate this work.');
  const now = { ...academic.written, version: versionAt(academic.written?.at) };
  requireVersion(version, now, { result, words }, { result: 'result', words: 'words' });
  await execute(transaction)`
    insert into academic_evaluations (engagement_id, result, words, at, account_id)
    values (${id}, ${result}, ${words}, ${at}, ${by.accountId})
    on conflict (engagement_id) do update set result = excluded.result, words = excluded.words, at = excluded.at,
      account_id = excluded.account_id`;
}
