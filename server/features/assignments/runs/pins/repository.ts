import type {
  PairWithReason,
  PinCost,
  RunExclusion,
  RunPin,
} from '../../../../../src/contract/assignments/assignment-pins.ts';
import type { Database } from '../../../../platform/database/open.ts';
import { allRows, execute, firstRow } from '../../../../platform/database/rows.ts';
import type { PinCosts } from '../../engine/pin-costs.ts';
import type { Pair, Pinned } from './rules.ts';

/** Pins and exclusions with why, as they are proposed. */
export interface PinnedWithReasons {
  readonly pins: readonly PairWithReason[];
  readonly exclusions: readonly PairWithReason[];
}

export async function savePins(
  db: Database,
  runId: number,
  { pins, exclusions }: PinnedWithReasons,
): Promise<void> {
  const rows = [
    ...pins.map((pin) => ({ kind: 'pin', ...pin })),
    ...exclusions.map((exclusion) => ({ kind: 'exclusion', ...exclusion })),
  ];
  await execute(db)`
    insert into assignment_pins (run_id, kind, student_id, project_id, reason)
    select ${runId}, * from unnest(
      ${rows.map(({ kind }) => kind)}::text[], ${rows.map(({ studentId }) => studentId)}::bigint[],
      ${rows.map(({ projectId }) => projectId)}::bigint[], ${rows.map(({ reason }) => reason)}::text[])`;
}

/** Costs of the pins in their order, and of all together. */
export async function savePinCosts(
  db: Database,
  runId: number,
  pins: readonly Pair[],
  { each, together }: PinCosts,
): Promise<void> {
  await execute(db)`
    update assignment_pins k set cost = c.cost::jsonb
    from unnest(${pins.map(({ studentId }) => studentId)}::bigint[],
      ${each.map((cost) => JSON.stringify(cost))}::text[]) as c (student_id, cost)
    where k.run_id = ${runId} and k.kind = 'pin' and k.student_id = c.student_id`;
  await execute(db)`
    update assignment_runs set pins_cost = ${JSON.stringify(together)} where id = ${runId}`;
}

/** The pins and exclusions of a run, by their numbers. */
export async function readPins(db: Database, runId: number): Promise<Pinned> {
  const rows = await allRows<Pair & { kind: string }>(db)`
    select kind, student_id as "studentId", project_id as "projectId" from assignment_pins
    where run_id = ${runId} order by student_id, project_id`;
  const pairs = (wanted: string) =>
    rows
      .filter(({ kind }) => kind === wanted)
      .map(({ studentId, projectId }) => ({ studentId, projectId }));
  return { pins: pairs('pin'), exclusions: pairs('exclusion') };
}

/** Pins with the names of today, the reasons, and what each costs, by student; and whether any student ranked. */
export async function readNamedPins(
  db: Database,
  runId: number,
): Promise<{
  pins: RunPin[];
  exclusions: RunExclusion[];
  pinsCost: PinCost | null;
  isOrdered: boolean;
}> {
  const rows = await allRows<RunPin & { kind: string }>(db)`
    select k.kind, k.student_id as "studentId", k.project_id as "projectId", k.reason, k.cost,
      coalesce(s.first_name || ' ' || s.last_name, 'Deleted student') as student,
      coalesce(p.title, 'Deleted project') as project
    from assignment_pins k
      left join students s on s.id = k.student_id
      left join projects p on p.id = k.project_id
    where k.run_id = ${runId}
    order by student, k.student_id, project, k.project_id`;
  const run = await firstRow<{ together: PinCost | null; isOrdered: boolean }>(db)`
    select pins_cost as together, exists (
        select from assignment_entries e where e.run_id = r.id and e.preference is not null
      ) as "isOrdered"
    from assignment_runs r where id = ${runId}`;
  return {
    pins: rows.filter(({ kind }) => kind === 'pin'),
    exclusions: rows.filter(({ kind }) => kind === 'exclusion'),
    pinsCost: run?.together ?? null,
    isOrdered: run?.isOrdered ?? false,
  };
}
