import type { Delivery, Milestone, Verdict } from '../../../../contract/engagements/deliveries.ts';
import { teamApproval } from '../plan/team-words.ts';

/** What follows from a review, said before it is given. */
export function whatFollows(
  verdict: Verdict,
  milestone: Milestone,
  { objections }: Pick<Delivery, 'objections'>,
  student: string,
): string {
  const isTeams = milestone.by === 'team';
  if (verdict === 'approve')
    return isTeams
      ? teamApproval(milestone, objections, student)
      : 'This milestone is done then, and cannot be reopened. The student is told.';
  return isTeams
    ? 'Each of the team is told, and one of them hands in a new version for all.'
    : 'The student is told, and hands in a new version.';
}
