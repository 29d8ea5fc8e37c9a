import { type RawBuilder, sql } from 'kysely';
import type { MilestoneState } from '../../../../src/contract/engagements/deliveries.ts';
import type { MilestoneBy } from '../../../../src/contract/engagements/plans.ts';
import type { Command } from '../../../platform/calls/command.ts';
import type { Database } from '../../../platform/database/open.ts';
import { orNotFound } from '../../../platform/http/problem.ts';
import { overtakeRequests } from '../extensions/repository.ts';
import { type KnownEngagement, lockTeam } from '../lock.ts';

export interface DueMilestone {
  readonly number: number;
  readonly title: string;
  readonly by: MilestoneBy;
  readonly state: MilestoneState;
  /** The newest version that was delivered; 0 before the first. */
  readonly version: number;
}

/** Of a milestone `m`. */
export const newestVersion = sql`coalesce((
  select max(d.version) from deliveries d where d.engagement_id = m.engagement_id and d.milestone = m.number
), 0)`;

/** A milestone of the agreed plan; its engagement must be locked. @throws {Problem} `not-found` */
export async function milestoneOf(
  transaction: Database,
  id: number,
  number: number,
): Promise<DueMilestone> {
  const { rows } = await sql<DueMilestone>`
    select m.number, m.title, m.by, m.state, ${newestVersion} as version
    from milestones m where m.engagement_id = ${id} and m.number = ${number}`.execute(transaction);
  return orNotFound(rows[0]);
}

/** A request for more time that waits is overtaken by whatever becomes of its milestone. */
export async function setMilestoneState(
  transaction: Database,
  id: number,
  number: number,
  { state, at, waivedBecause = '' }: { state: MilestoneState; at: Date; waivedBecause?: string },
): Promise<void> {
  await sql`
    update milestones set state = ${state}, since = ${at}, waived_because = ${waivedBecause}
    where engagement_id = ${id} and number = ${number}`.execute(transaction);
  await overtakeRequests(transaction, id, [number]);
}

/** A milestone where it stands: in which engagement, and under which number. */
interface Standing {
  readonly engagement: KnownEngagement;
  readonly number: number;
}

interface Held {
  readonly engagement: KnownEngagement;
  readonly milestone: DueMilestone;
  /** Everywhere that an act on it is written: the engagement itself, then those of mates. */
  readonly everywhere: readonly [Standing, ...Standing[]];
}

/**
 * Holds a milestone until the transaction ends; one of the team everywhere that it is the same.
 * @throws {Problem} `not-found`, also for a stranger’s; `engagement-over`
 */
export async function lockMilestone(command: Command, id: number, number: number): Promise<Held> {
  const { transaction } = command;
  const { engagement, mates } = await lockTeam(command, id);
  const milestone = await milestoneOf(transaction, id, number);
  const own = { engagement, number };
  if (milestone.by === 'each' || mates.length === 0)
    return { engagement, milestone, everywhere: [own] };
  const shared = await sameOf(transaction, milestone, mates);
  return { engagement, milestone, everywhere: [own, ...shared] };
}

/** Where mates have the same milestone, and stand with it where it stands. */
async function sameOf(
  transaction: Database,
  { title, state, version }: DueMilestone,
  mates: readonly KnownEngagement[],
): Promise<Standing[]> {
  const { rows } = await sql<{ id: number; number: number }>`
    select m.engagement_id as id, m.number from milestones m
    where m.engagement_id = any(${mates.map(({ id }) => id)}::bigint[]) and m.by = 'team'
      and ${teamKey(sql`m.title`)} = ${teamKey(sql`${title}::text`)} and m.state = ${state}
      and ${newestVersion} = ${version}`.execute(transaction);
  return mates.flatMap((engagement) => {
    const same = rows.find(({ id }) => id === engagement.id);
    return same ? [{ engagement, number: same.number }] : [];
  });
}

/** `teamTitle` of the contract, for a column. */
export const teamKey = (title: RawBuilder<unknown>) => sql`lower(trim(${title}))`;
