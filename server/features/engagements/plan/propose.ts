import {
  type PlanForm,
  type PlannedMilestone,
  type PlanState,
  planVersionsAtMost,
} from '../../../../src/contract/engagements/plans.ts';
import type { Command } from '../../../platform/calls/command.ts';
import type { Database } from '../../../platform/database/open.ts';
import { execute, firstRow } from '../../../platform/database/rows.ts';
import { badField, Problem } from '../../../platform/http/problem.ts';
import { happened } from '../events/happened.ts';
import { lockEngagement } from '../lock.ts';
import { type AgreedMilestone, decideProposal } from './rules.ts';

/**
 * Proposes a plan, or a change of the one that is agreed, in place of a proposal that nobody has answered.
 * @throws {Problem} `not-found`, `engagement-over`, `newer-version`, `move-not-allowed`, `invalid`
 */
export async function proposePlan(
  command: Command,
  id: number,
  { milestones, note, after }: PlanForm,
): Promise<void> {
  const { transaction, by, at } = command;
  const engagement = await lockEngagement(command, id);
  const { newest, versions, numbers, agreed } = await planSoFar(transaction, id);
  if ((newest?.version ?? 0) !== after) throw new Problem('newer-version');
  const verdict = decideProposal(milestones, numbers, agreed);
  if (verdict.kind === 'invalid') throw badField(verdict.path, verdict.message);
  const isReplaced = newest?.state === 'Proposed';
  if (versions - Number(isReplaced) >= planVersionsAtMost)
    throw new Problem(
      'move-not-allowed',
      `This plan has ${planVersionsAtMost} versions, which is the limit. Ask the programme’s office to help you agree.`,
    );
  if (isReplaced)
    await execute(transaction)`
      delete from plan_versions where engagement_id = ${id} and version = ${after}`;
  const version = after + 1;
  await execute(transaction)`
    insert into plan_versions (engagement_id, version, state, milestones, note, proposed_at, proposed_by)
    values (${id}, ${version}, 'Proposed', ${JSON.stringify(verdict.milestones)}, ${note}, ${at}, ${by.accountId})`;
  await happened(command, engagement, 'plan proposed', { version, note });
}

interface PlanSoFar {
  /** The newest version; null before the first. */
  readonly newest: {
    readonly version: number;
    readonly state: PlanState;
    readonly milestones: readonly PlannedMilestone[];
  } | null;
  /** Number of versions kept. */
  readonly versions: number;
  /** The numbers that milestones of any version have. */
  readonly numbers: readonly number[];
  readonly agreed: readonly AgreedMilestone[];
}

export async function planSoFar(transaction: Database, id: number): Promise<PlanSoFar> {
  const row = await firstRow<PlanSoFar>(transaction)`
    select (
        select json_build_object('version', version, 'state', state, 'milestones', milestones) from plan_versions
        where engagement_id = ${id} order by version desc limit 1) as newest,
      (select count(*)::int from plan_versions where engagement_id = ${id}) as versions,
      array(
        select distinct (m ->> 'number')::int from plan_versions, jsonb_array_elements(milestones) m
        where engagement_id = ${id}) as numbers,
      coalesce((
        select json_agg(json_build_object('number', number, 'title', title, 'by', by, 'state', state) order by place)
        from milestones where engagement_id = ${id}), '[]') as agreed`;
  return row!;
}
