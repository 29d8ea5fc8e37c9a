import { sql } from 'kysely';
import type { PlannedMilestone, PlanState } from '../../../../src/contract/engagements/plans.ts';
import type { Database } from '../../../platform/database/open.ts';
import { overtakeRequests } from '../record.ts';
import type { AgreedMilestone } from './rules.ts';

/** What a proposal and its answer go by. */
interface PlanSoFar {
  /** The newest version; null before the first. */
  readonly newest: {
    readonly version: number;
    readonly state: PlanState;
    readonly milestones: readonly PlannedMilestone[];
  } | null;
  /** How many versions are kept. */
  readonly versions: number;
  /** The numbers that milestones of any version have. */
  readonly numbers: readonly number[];
  readonly agreed: readonly AgreedMilestone[];
}

export async function planSoFar(transaction: Database, id: number): Promise<PlanSoFar> {
  const { rows } = await sql<PlanSoFar>`
    select (
        select json_build_object('version', version, 'state', state, 'milestones', milestones) from plan_versions
        where engagement_id = ${id} order by version desc limit 1) as newest,
      (select count(*)::int from plan_versions where engagement_id = ${id}) as versions,
      array(
        select distinct (m ->> 'number')::int from plan_versions, jsonb_array_elements(milestones) m
        where engagement_id = ${id}) as numbers,
      coalesce((
        select json_agg(json_build_object('number', number, 'title', title, 'by', by, 'state', state) order by place)
        from milestones where engagement_id = ${id}), '[]') as agreed`.execute(transaction);
  return rows[0]!;
}

export async function setPlanState(
  transaction: Database,
  id: number,
  version: number,
  { state, answer, at }: { state: PlanState; answer: string; at: Date },
): Promise<void> {
  await sql`
    update plan_versions set state = ${state}, answer = ${answer}, answered_at = ${at}
    where engagement_id = ${id} and version = ${version}`.execute(transaction);
}

/**
 * Puts a plan in force: what it has is added or changed, what it leaves out goes. What was delivered stays as it is; a
 * request for more time that waits is overtaken where the day becomes another one.
 */
export async function putInForce(
  transaction: Database,
  id: number,
  milestones: readonly PlannedMilestone[],
  at: Date,
): Promise<void> {
  const numbers = milestones.map(({ number }) => number);
  await sql`
    delete from milestones where engagement_id = ${id} and number <> all(${numbers}::int[])`.execute(
    transaction,
  );
  const { rows: days } = await sql<{ number: number; dueOn: string }>`
    select number, due_on::text as "dueOn" from milestones where engagement_id = ${id}`.execute(
    transaction,
  );
  const planned = new Map(milestones.map(({ number, dueOn }) => [number, dueOn]));
  const moved = days.filter(({ number, dueOn }) => planned.get(number) !== dueOn);
  await overtakeRequests(
    transaction,
    id,
    moved.map(({ number }) => number),
  );
  await sql`
    insert into milestones (engagement_id, number, place, title, deliverable, by, due_on, first_due_on, since)
    select ${id}, (m ->> 'number')::int, place, m ->> 'title', m ->> 'deliverable', m ->> 'by', (m ->> 'dueOn')::date,
      (m ->> 'dueOn')::date, ${at}
    from jsonb_array_elements(${JSON.stringify(milestones)}::jsonb) with ordinality as planned (m, place)
    on conflict (engagement_id, number) do update
      set place = excluded.place, title = excluded.title, deliverable = excluded.deliverable, by = excluded.by,
        due_on = excluded.due_on`.execute(transaction);
}
