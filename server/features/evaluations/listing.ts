import { type RawBuilder, sql } from 'kysely';
import type * as v from 'valibot';
import type {
  Evaluation,
  EvaluationRound,
  listEvaluations,
} from '../../../src/contract/evaluations/evaluations.ts';
import type { Side } from '../../../src/contract/evaluations/rubric.ts';
import { evaluationOpensOn } from '../../../src/machines/lifecycle/evaluation.ts';
import type { Services } from '../../platform/calls/command.ts';
import type { Person } from '../../platform/calls/person.ts';
import { asInstant } from '../../platform/database/expressions.ts';
import { allRows } from '../../platform/database/rows.ts';
import { isIn, readsEvaluations, sidesOf } from '../engagements/columns.ts';
import { findEngagement } from '../engagements/lock.ts';
import { academicOf } from './academic.ts';
import { earlyEndOf } from './early-end.ts';
import { askedByLink } from './links/link.ts';
import { outcomeOf } from './outcome.ts';
import { sideOf, writtenBy } from './rounds.ts';
import { rubricsOf } from './rubric.ts';
import { sharesOf } from './shares.ts';

type Listed = v.InferOutput<typeof listEvaluations.reply.schema>;

/**
 * Both sides' evaluations of an engagement as this person may read them: one's own at any time, all once they are open.
 * Words to the admins are for their author and the admins.
 * @throws {Problem} `not-found`, also for a stranger's
 */
export async function evaluationsOf(
  services: Pick<Services, 'db' | 'clock' | 'timeZone' | 'evaluation'>,
  id: number,
  by: Person,
): Promise<Listed> {
  const { db, clock, timeZone } = services;
  await findEngagement(db, id, by);
  const isOffice = by.role === 'Admin';
  const side = isOffice || by.role === 'Faculty' ? null : sideOf(by);
  const rows = await allRows<Omit<EvaluationRound, 'opensOn'>>(db)`
    select r.moment, r.due_on::text as "dueOn", ${asInstant(sql`r.opened_at`)} as "openedAt",
      (select to_json(o) from (${evaluations(side, isOffice)} and v.side = ${side}) o) as own,
      case when ${side} = 'company' and r.opened_at is null then (${askedByLink}) end as asked,
      ${side}::text = 'company' and r.opened_at is null and exists (
        select from evaluations v where (v.engagement_id, v.moment) = (r.engagement_id, r.moment) and v.handed_on) as "isHandedOn",
      case when r.opened_at is null then '[]' else coalesce((
        select json_agg(o order by o.side) from (${evaluations(side, isOffice)} and (v.rubric = 0 or ${isIn})) o), '[]')
        end as opened,
      case when r.opened_at is null and not ${isOffice}::boolean then '[]' else coalesce((
        select json_agg(v.side order by v.side) from evaluations v
        where (v.engagement_id, v.moment) = (r.engagement_id, r.moment) and ${isIn}), '[]') end as written
    from evaluation_rounds r ${sidesOf(sql`r.engagement_id`)}
    where r.engagement_id = ${id} and ${readsEvaluations(by)} order by r.asked_at`;
  const versions = rows.flatMap(({ own, opened }) =>
    [own, ...opened].flatMap((one) => one?.rubric ?? []),
  );
  const [outcome, rubrics, shares, academic, earlyEnd] = await Promise.all([
    rows.length > 0 ? outcomeOf({ transaction: db, by, at: clock(), timeZone }, id) : null,
    rubricsOf(db, versions),
    sharesOf(services, id, by),
    academicOf(services, id, by),
    earlyEndOf(services, id, by),
  ]);
  return {
    rounds: rows.map((round) => ({ ...round, opensOn: evaluationOpensOn(round.dueOn) })),
    outcome,
    rubrics,
    shares,
    academic,
    earlyEnd,
  };
}

/** Evaluations in `evaluation_rounds r`, without the steps of one that does not count; needs `sidesOf`. */
const evaluations = (reader: Side | null, isOffice: boolean): RawBuilder<Evaluation> => sql`
  select v.side, v.rubric, case when ${isIn} then v.steps end as steps, v.because, v.words, v.again, v.recommends, v.skills,
    case when ${isOffice}::boolean or v.side = ${reader} then v.to_office else '' end as "toOffice",
    ${writtenBy} as by, v.written_by is not null as "isByLink", ${asInstant(sql`v.at`)} as at,
    case when ${isOffice}::boolean or ${reader}::text = 'student' then v.helpful end as helpful, v.answer, ${asInstant(sql`v.answered_at`)} as "answeredAt"
  from evaluations v where (v.engagement_id, v.moment) = (r.engagement_id, r.moment)`;
