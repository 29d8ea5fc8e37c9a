import { objectionsAtMost } from '../../../../src/contract/engagements/deliveries.ts';
import { decideObjection } from '../../../../src/machines/lifecycle/objection.ts';
import type { Command } from '../../../platform/calls/command.ts';
import type { Database } from '../../../platform/database/open.ts';
import { execute, firstRow } from '../../../platform/database/rows.ts';
import { orNotFound, Problem } from '../../../platform/http/problem.ts';
import { happened } from '../events/happened.ts';
import { lockMilestone } from '../lock.ts';

/**
 * Objects to the version that a mate has handed in for the team; the same once more changes nothing.
 * @throws {Problem} `not-found`, `engagement-over`, `newer-version`, `move-not-allowed`
 */
export async function object(
  command: Command,
  id: number,
  { number, version }: { number: number; version: number },
  { reason }: { reason: string },
): Promise<void> {
  const { transaction, by, at } = command;
  const { milestone, members } = await lockMilestone(command, id, number);
  if (version > milestone.version) throw new Problem('not-found');
  if (version < milestone.version) throw new Problem('newer-version');
  const delivery = await deliveryFor(transaction, milestone, by.accountId);
  if (delivery.objectedWith === reason) return;
  const isOwn = delivery.submitter === by.accountId;
  const hasObjected = delivery.objectedWith !== null;
  const known = { milestone, handedInAt: delivery.at, isOwn, hasObjected };
  const judged = decideObjection(known, by.role, at);
  if (judged !== 'may object')
    throw new Problem('move-not-allowed', refusals[judged](milestone.title, milestone.state));
  if (delivery.objections >= objectionsAtMost)
    throw new Problem(
      'move-not-allowed',
      `${objectionsAtMost} team-mates have already objected to this version, and the company reads why. Hand in a newer version.`,
    );
  await execute(transaction)`
    insert into objections (series, version, account_id, reason, at)
    values (${milestone.series}, ${version}, ${by.accountId}, ${reason}, ${at})`;
  for (const { engagement: of, number: milestone } of members) {
    const from = of.id === id ? undefined : id;
    const objected = { milestone, version, note: reason, handedInBy: delivery.submitter, from };
    await happened(command, of, 'objected', objected);
  }
}

const refusals = {
  'by each': (title: string) =>
    `“${title}” is handed in by each student. Only what is handed in for the team can be objected to.`,
  reviewed: (title: string, state: string) => `“${title}” is ${state} already.`,
  own: () => 'You handed this version in yourself. Hand in a newer one instead.',
  'has objected': () => 'You have objected to this version already.',
  'too late': () =>
    'Team-mates can object within 24 hours of a version. Hand in a newer one, or write to the company.',
};

interface Delivered {
  readonly submitter: number | null;
  readonly at: Date;
  /** This person's objection; null if there is none. */
  readonly objectedWith: string | null;
  /** Number of teammates who have objected. */
  readonly objections: number;
}

async function deliveryFor(
  transaction: Database,
  { series, version }: { series: number; version: number },
  objector: number,
): Promise<Delivered> {
  const row = await firstRow<Delivered>(transaction)`
    select d.account_id as submitter, d.at, o.reason as "objectedWith",
      (select count(*)::int from objections n where n.series = d.series and n.version = d.version) as objections
    from deliveries d left join objections o
      on o.series = d.series and o.version = d.version and o.account_id = ${objector}
    where d.series = ${series} and d.version = ${version}`;
  return orNotFound(row);
}
