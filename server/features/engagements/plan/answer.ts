import type { PlanAnswer } from '../../../../src/contract/engagements/plans.ts';
import { engagementAfter } from '../../../../src/machines/lifecycle/engagement.ts';
import type { Command } from '../../../platform/calls/command.ts';
import { badField, orNotFound, Problem } from '../../../platform/http/problem.ts';
import { lockForMove } from '../../applications/move.ts';
import { followWork } from '../../projects/follow-work.ts';
import { lockTeam } from '../lock.ts';
import { tellCompany } from '../news.ts';
import { record } from '../record.ts';
import { joinTeam } from './join-team.ts';
import { planSoFar, putInForce, setPlanState } from './repository.ts';
import { faultAgainst } from './rules.ts';

/**
 * Answers the newest version of a plan: agreed, it is in force; or a change is asked for. The company is told.
 * @throws {Problem} `not-found`, `engagement-over`, `newer-version`, `move-not-allowed`, `invalid`
 */
export async function answerPlan(
  command: Command,
  id: number,
  version: number,
  { answer, note }: PlanAnswer,
): Promise<void> {
  const { transaction, by, at } = command;
  // Whatever may move a project locks it first.
  await lockForMove(transaction, id);
  const { engagement } = await lockTeam(command, id);
  const { newest, agreed } = await planSoFar(transaction, id);
  const plan = orNotFound(newest);
  if (plan.version !== version) throw new Problem('newer-version');
  if (plan.state !== 'Proposed')
    throw new Problem('move-not-allowed', `This plan is ${plan.state}.`);
  if (answer === 'ask for a change') {
    if (note === '') throw badField('note', 'Say what should change.');
    await setPlanState(transaction, id, version, { state: 'Change asked for', answer: note, at });
    await record(command, id, { event: 'change asked for', version, note });
    return tellCompany(command, engagement, {
      title: 'The student asks for a change to the plan',
      message: `${engagement.studentName} asks for a change to the plan for “${engagement.title}”.`,
    });
  }
  const fault = faultAgainst(plan.milestones, agreed);
  if (fault) throw new Problem('move-not-allowed', `${fault.message} Ask for a change.`);
  const state = engagementAfter(engagement.state, 'agree', by.role);
  if (!state) throw new Problem('move-not-allowed');
  await setPlanState(transaction, id, version, { state: 'Agreed', answer: note, at });
  await putInForce(transaction, id, plan.milestones, at);
  await joinTeam(transaction, id);
  await record(command, id, { event: 'plan agreed', version, note }, state);
  await followWork(command, engagement.projectId);
  await tellCompany(command, engagement, {
    title: 'The plan is agreed',
    message: `${engagement.studentName} agrees to the plan for “${engagement.title}”.`,
  });
}
