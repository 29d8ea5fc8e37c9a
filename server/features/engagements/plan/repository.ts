import { sql } from 'kysely';
import type { PlannedMilestone, PlanState } from '../../../../src/contract/engagements/plans.ts';
import type { Database } from '../../../platform/database/open.ts';
import { overtakeRequests } from '../extensions/repository.ts';
import type { AgreedMilestone } from './rules.ts';

interface NewestPlan {
  readonly version: number;
  readonly state: PlanState;
  readonly milestones: readonly PlannedMilestone[];
}

/** The newest version of a plan; null before the first. */
export async function newestPlan(transaction: Database, id: number): Promise<NewestPlan | null> {
  const { rows } = await sql<NewestPlan>`
    select version, state, milestones from plan_versions
    where engagement_id = ${id} order by version desc limit 1`.execute(transaction);
  return rows[0] ?? null;
}

/** The numbers that milestones of any version have. */
export async function numbersKnown(transaction: Database, id: number): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    select distinct (m ->> 'number')::int as number
    from plan_versions, jsonb_array_elements(milestones) m where engagement_id = ${id}`.execute(
    transaction,
  );
  return rows.map(({ number }) => number);
}

export async function agreedMilestones(
  transaction: Database,
  id: number,
): Promise<AgreedMilestone[]> {
  const { rows } = await sql<AgreedMilestone>`
    select number, title, by, state from milestones where engagement_id = ${id} order by place`.execute(
    transaction,
  );
  return rows;
}

/** How many versions of a plan are kept. */
export async function countVersions(transaction: Database, id: number): Promise<number> {
  const { rows } = await sql<{ versions: number }>`
    select count(*)::int as versions from plan_versions where engagement_id = ${id}`.execute(
    transaction,
  );
  return rows[0]!.versions;
}

/** Removes a proposal that nobody has answered. */
export async function removeVersion(
  transaction: Database,
  id: number,
  version: number,
): Promise<void> {
  await sql`
    delete from plan_versions where engagement_id = ${id} and version = ${version}`.execute(
    transaction,
  );
}

/** Answers a version. */
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
