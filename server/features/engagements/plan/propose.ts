import { type PlanForm, planVersionsAtMost } from '../../../../src/contract/engagements/plans.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Command } from '../../../platform/calls/command.ts';
import { badField, Problem } from '../../../platform/http/problem.ts';
import { auditSubject, lockEngagement } from '../lock.ts';
import { tellStudent } from '../news.ts';
import { record } from '../record.ts';
import {
  agreedMilestones,
  countVersions,
  newestPlan,
  numbersKnown,
  removeVersion,
} from './repository.ts';
import { decideProposal } from './rules.ts';

/**
 * Proposes a plan, or a change of the one that is agreed, in place of a proposal that nobody has answered. The student
 * is told.
 * @throws {Problem} `not-found`, `engagement-over`, `newer-version`, `move-not-allowed`, `invalid`
 */
export async function proposePlan(
  command: Command,
  id: number,
  { milestones, note, after }: PlanForm,
): Promise<void> {
  const { transaction, by, at } = command;
  const engagement = await lockEngagement(command, id);
  const newest = await newestPlan(transaction, id);
  if ((newest?.version ?? 0) !== after) throw new Problem('newer-version');
  const verdict = decideProposal(
    milestones,
    await numbersKnown(transaction, id),
    await agreedMilestones(transaction, id),
  );
  if (verdict.kind === 'invalid') throw badField(verdict.path, verdict.message);
  if (newest?.state === 'Proposed') await removeVersion(transaction, id, newest.version);
  if ((await countVersions(transaction, id)) >= planVersionsAtMost)
    throw new Problem(
      'move-not-allowed',
      `This plan has ${planVersionsAtMost} versions, which is the limit. Ask the programme’s office to help you agree.`,
    );
  const version = after + 1;
  await transaction
    .insertInto('plan_versions')
    .values({
      engagement_id: id,
      version,
      state: 'Proposed',
      milestones: JSON.stringify(verdict.milestones),
      note,
      proposed_at: at,
      proposed_by: by.accountId,
    })
    .execute();
  await record(command, id, { event: 'plan proposed', by: by.accountId, at, version, note });
  await audit(command, { act: 'planned', ...auditSubject(engagement), after: { version } });
  await tellStudent(command, engagement, {
    title: version === 1 ? 'A plan for your work' : 'A new plan for your work',
    message: `${engagement.companyName} proposes a plan for “${engagement.title}”. Read it, and agree or ask for a change.`,
  });
}
