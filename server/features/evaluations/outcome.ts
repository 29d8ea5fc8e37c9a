import { sql } from 'kysely';
import type { WorkOutcome } from '../../../src/contract/evaluations/outcomes.ts';
import { finalFrom, objectUntil } from '../../../src/machines/lifecycle/evaluation.ts';
import type { Command } from '../../platform/calls/command.ts';
import type { Person } from '../../platform/calls/person.ts';
import { asInstant } from '../../platform/database/expressions.ts';
import { dayIn } from '../../platform/jobs/programme-day.ts';
import { personNamed, sidesOf } from '../engagements/columns.ts';

/** What work has come to, as this person reads it and the verbs go by it; null while it has come to nothing. */
export async function outcomeOf(
  {
    transaction,
    by,
    at,
    timeZone,
  }: Pick<Command, 'transaction' | 'at' | 'timeZone'> & { by: Pick<Person, 'accountId'> },
  id: number,
): Promise<WorkOutcome | null> {
  const { rows } = await sql<Omit<WorkOutcome, 'objectUntil' | 'isFinal'>>`
    select o.outcome, o.because, ${asInstant(sql`o.at`)} as at,
      coalesce(o.account_id = ${by.accountId}, false) as "isYours",
      case when o.first_at is not null then json_build_object(
        'outcome', o.first_outcome, 'because', o.first_because, 'at', ${asInstant(sql`o.first_at`)}) end as first,
      coalesce((
        select json_agg(json_build_object('side', b.side, 'words', b.words, 'at', ${asInstant(sql`b.at`)},
          'by', ${personNamed(sql`b.account_id`)}) order by b.at)
        from outcome_objections b where b.engagement_id = o.engagement_id), '[]') as objections
    from outcomes o ${sidesOf(sql`o.engagement_id`)} where o.engagement_id = ${id}`.execute(
    transaction,
  );
  const [outcome] = rows;
  if (!outcome) return null;
  const decided = {
    decidedOn: dayIn(timeZone, new Date(outcome.at)),
    byOffice: outcome.because !== '',
    isObjected: outcome.objections.length > 0,
    isDecidedAgain: outcome.first !== null,
  };
  const today = dayIn(timeZone, at);
  const [from, until] = [finalFrom(decided), objectUntil(decided)];
  return {
    ...outcome,
    objectUntil: until !== null && today <= until ? until : null,
    isFinal: from !== null && from <= today,
  };
}
