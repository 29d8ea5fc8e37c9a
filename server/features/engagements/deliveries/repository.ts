import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { MilestoneState } from '../../../../src/contract/engagements/deliveries.ts';
import type { MilestoneBy } from '../../../../src/contract/engagements/plans.ts';
import type { Database } from '../../../platform/database/open.ts';
import { orNotFound } from '../../../platform/http/problem.ts';
import { overtakeRequests } from '../extensions/repository.ts';

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

/** What notes of a review can be about: the words of a version that was delivered, and the numbers of its files. */
export async function contentToNote(
  transaction: Database,
  id: number,
  { number, version }: { number: number; version: number },
): Promise<{ words: string; files: number[] }> {
  const { rows } = await sql<{ words: string; files: number[] }>`
    select d.words, coalesce((
      select json_agg(f.file_id) from delivery_files f
      where f.engagement_id = d.engagement_id and f.milestone = d.milestone and f.version = d.version), '[]') as files
    from deliveries d
    where d.engagement_id = ${id} and d.milestone = ${number} and d.version = ${version}`.execute(
    transaction,
  );
  return rows[0]!;
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

interface Content {
  readonly words: string;
  readonly links: readonly string[];
  /** The SHA-256 of each file, in hexadecimal. */
  readonly files: readonly string[];
}

/** What a version is known by: SHA-256 of its words, links and files, if it has any, as JSON; in hexadecimal. */
export const sha256Of = ({ words, links, files }: Content): string =>
  createHash('sha256')
    .update(JSON.stringify({ words, links, ...(files.length > 0 && { files }) }))
    .digest('hex');
