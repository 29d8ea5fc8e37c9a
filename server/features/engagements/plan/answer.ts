import type {
  PlanAnswer,
  PlannedMilestone,
  PlanState,
} from '../../../../src/contract/engagements/plans.ts';
import { engagementAfter } from '../../../../src/machines/lifecycle/engagement.ts';
import type { Command } from '../../../platform/calls/command.ts';
import type { Database } from '../../../platform/database/open.ts';
import { allRows, execute } from '../../../platform/database/rows.ts';
import { orNotFound, Problem } from '../../../platform/http/problem.ts';
import { lockForMove } from '../../applications/move.ts';
import { followWork } from '../../projects/follow-work.ts';
import { happened } from '../events/happened.ts';
import { shareDays } from '../extensions/team-days.ts';
import { lockTeam } from '../lock.ts';
import { overtakeRequests } from '../next.ts';
import { joinTeam } from './join-team.ts';
import { planSoFar } from './propose.ts';
import { faultAgainst } from './rules.ts';

/**
 * Answers the newest version of a plan: agreed, it is in force; or a change is asked for.
 * @throws {Problem} `not-found`, `engagement-over`, `newer-version`, `move-not-allowed`, `invalid`
 */
export async function answerPlan(
  command: Command,
  id: number,
  version: number,
  { answer, note }: PlanAnswer,
): Promise<void> {
  const { transaction, by, at } = command;
  // Everything that may move a project locks it first.
  await lockForMove(transaction, id);
  const team = await lockTeam(command, id);
  const { engagement } = team;
  const { newest, agreed } = await planSoFar(transaction, id);
  const plan = orNotFound(newest);
  if (plan.version !== version) throw new Problem('newer-version');
  if (plan.state !== 'Proposed')
    throw new Problem('move-not-allowed', `This plan is ${plan.state}.`);
  if (answer === 'ask for a change') {
    await setPlanState(transaction, id, version, { state: 'Change asked for', answer: note, at });
    return happened(command, engagement, 'change asked for', { version, note });
  }
  const fault = faultAgainst(plan.milestones, agreed);
  if (fault) throw new Problem('move-not-allowed', `${fault.message} Ask for a change.`);
  const state = engagementAfter(engagement.state, 'agree', by.role);
  if (!state) throw new Problem('move-not-allowed');
  await setPlanState(transaction, id, version, { state: 'Agreed', answer: note, at });
  const { moved, added } = await putInForce(transaction, id, plan.milestones, at);
  await joinTeam(transaction, team, added);
  await happened(command, engagement, 'plan agreed', { version, note }, { state });
  await shareDays(command, team, [...moved, ...added]);
  await followWork(command, engagement.projectId);
}

const setPlanState = (
  transaction: Database,
  id: number,
  version: number,
  { state, answer, at }: { state: PlanState; answer: string; at: Date },
) =>
  execute(transaction)`
    update plan_versions set state = ${state}, answer = ${answer}, answered_at = ${at}
    where engagement_id = ${id} and version = ${version}`;

/**
 * Puts a plan in force: what it has is added or changed, what it leaves out goes. What was delivered stays as it is; a
 * request for more time that waits is overtaken where the day becomes another one.
 * @returns the numbers of what has another day now, and of what is new
 */
async function putInForce(
  transaction: Database,
  id: number,
  milestones: readonly PlannedMilestone[],
  at: Date,
): Promise<{ moved: number[]; added: number[] }> {
  const numbers = milestones.map(({ number }) => number);
  await execute(transaction)`
    delete from milestones where engagement_id = ${id} and number <> all(${numbers}::int[])`;
  const days = await allRows<{ number: number; dueOn: string }>(transaction)`
    select number, due_on::text as "dueOn" from milestones where engagement_id = ${id}`;
  const planned = new Map(milestones.map(({ number, dueOn }) => [number, dueOn]));
  const moved = days
    .filter(({ number, dueOn }) => planned.get(number) !== dueOn)
    .map(({ number }) => number);
  const added = numbers.filter((number) => !days.some((known) => known.number === number));
  await overtakeRequests(transaction, id, moved);
  await execute(transaction)`
    insert into milestones (engagement_id, number, place, title, deliverable, by, due_on, first_due_on, since)
    select ${id}, (m ->> 'number')::int, place, m ->> 'title', m ->> 'deliverable', m ->> 'by', (m ->> 'dueOn')::date,
      (m ->> 'dueOn')::date, ${at}
    from jsonb_array_elements(${JSON.stringify(milestones)}::jsonb) with ordinality as planned (m, place)
    on conflict (engagement_id, number) do update
      set place = excluded.place, title = excluded.title, deliverable = excluded.deliverable, by = excluded.by,
        due_on = excluded.due_on`;
  return { moved, added };
}
