import { sql } from 'kysely';
import type { Database } from '../../../platform/database/open.ts';
import { badField } from '../../../platform/http/problem.ts';
import { isLoose } from './repository.ts';

interface Of {
  readonly engagementId: number;
  readonly accountId: number;
}

/**
 * Holds the files that somebody hands in until the transaction ends.
 * @returns the SHA-256 of each, in their order
 * @throws {Problem} `invalid` where one is not theirs, not whole, or handed in already
 */
export async function filesToHandIn(
  transaction: Database,
  { engagementId, accountId }: Of,
  ids: readonly number[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number; sha256: string }>`
    select f.id, f.sha256 from files f
    where f.id = any(${[...ids]}::bigint[]) and f.engagement_id = ${engagementId} and f.account_id = ${accountId}
      and f.state in ('Ready', 'Quarantined') and ${isLoose}
    for update of f`.execute(transaction);
  const hashes = new Map(rows.map(({ id, sha256 }) => [id, sha256]));
  if (hashes.size !== ids.length)
    throw badField(
      'files',
      'One of these files is not ready, was removed, or has already been handed in.',
    );
  return ids.map((id) => hashes.get(id)!);
}

/** Hands them in with a version of a delivery. */
export async function handInFiles(
  transaction: Database,
  {
    engagementId,
    milestone,
    version,
  }: { engagementId: number; milestone: number; version: number },
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    insert into delivery_files (engagement_id, milestone, version, place, file_id)
    select ${engagementId}, ${milestone}, ${version}, place, id
    from unnest(${[...ids]}::bigint[]) with ordinality as given (id, place)`.execute(transaction);
}
