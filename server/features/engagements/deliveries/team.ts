import { type RawBuilder, sql } from 'kysely';
import type { Command } from '../../../platform/calls/command.ts';
import type { Database } from '../../../platform/database/open.ts';
import { type KnownEngagement, lockTeam } from '../lock.ts';
import { type DueMilestone, milestoneOf, newestVersion } from './repository.ts';

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
