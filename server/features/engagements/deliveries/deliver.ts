import { createHash } from 'node:crypto';
import {
  type DeliveryForm,
  versionsAtMost,
} from '../../../../src/contract/engagements/deliveries.ts';
import { milestoneAfter } from '../../../../src/machines/lifecycle/milestone.ts';
import type { Command } from '../../../platform/calls/command.ts';
import { allRows, execute } from '../../../platform/database/rows.ts';
import { badField, Problem } from '../../../platform/http/problem.ts';
import { happened } from '../events/happened.ts';
import { isLoose } from '../files/repository.ts';
import { lockMilestone } from '../lock.ts';
import { setMilestoneState } from '../next.ts';

/**
 * Hands in a version for a milestone, one of the team for every mate; from now on it is the one that counts.
 * @throws {Problem} `not-found`, `engagement-over`, `newer-version`, `move-not-allowed`, `invalid`
 */
export async function deliver(
  command: Command,
  id: number,
  number: number,
  { words, links, files, after }: DeliveryForm,
): Promise<void> {
  const { transaction, by, at } = command;
  const { milestone, members } = await lockMilestone(command, id, number);
  const state = milestoneAfter(milestone.state, 'deliver', by.role);
  if (!state)
    throw new Problem('move-not-allowed', `“${milestone.title}” is ${milestone.state} already.`);
  if (milestone.version !== after) throw new Problem('newer-version');
  if (after >= versionsAtMost)
    throw new Problem(
      'move-not-allowed',
      `“${milestone.title}” has ${versionsAtMost} versions, which is the limit. Ask the company to approve or waive it.`,
    );
  const hashes = await filesToHandIn(command, { id, series: milestone.series, after }, files);
  const version = after + 1;
  const sha256 = sha256Of({ words, links, files: hashes });
  await execute(transaction)`
    insert into deliveries (series, version, words, links, sha256, at, account_id)
    values (${milestone.series}, ${version}, ${words}, ${[...links]}, ${sha256}, ${at}, ${by.accountId})`;
  await execute(transaction)`
    insert into delivery_files (series, version, place, file_id)
    select ${milestone.series}, ${version}, place, id
    from unnest(${[...files]}::bigint[]) with ordinality as given (id, place)`;
  for (const { engagement: of, number: its } of members) {
    await setMilestoneState(transaction, of.id, its, { state, at, version });
    const from = of.id === id ? undefined : id;
    const delivered = { milestone: its, version, by: milestone.by, from };
    await happened(command, of, 'delivered', delivered);
  }
}

interface Content {
  readonly words: string;
  readonly links: readonly string[];
  /** The SHA-256 of each file, in hexadecimal. */
  readonly files: readonly string[];
}

/** Hash of a version: SHA-256 in hexadecimal of its words, links and files, if any, as JSON. */
export const sha256Of = ({ words, links, files }: Content): string =>
  createHash('sha256')
    .update(JSON.stringify({ words, links, ...(files.length > 0 && { files }) }))
    .digest('hex');

/**
 * Holds the files that somebody hands in until the transaction ends.
 * @returns the SHA-256 of each, in their order
 * @throws {Problem} `invalid` where one is not theirs, not whole, or handed in already with something else than the
 *   version before
 */
async function filesToHandIn(
  { transaction, by }: Command,
  { id, series, after }: { id: number; series: number; after: number },
  ids: readonly number[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await allRows<{ id: number; sha256: string }>(transaction)`
    select f.id, f.sha256 from files f
    where f.id = any(${[...ids]}::bigint[]) and f.state in ('Ready', 'Quarantined')
      and (f.engagement_id = ${id} and f.account_id = ${by.accountId} and ${isLoose}
        or exists (select from delivery_files df where df.file_id = f.id
          and (df.series, df.version) = (${series}, ${after})))
    for update of f`;
  const hashes = new Map(rows.map(({ id, sha256 }) => [id, sha256]));
  if (hashes.size !== ids.length)
    throw badField(
      'files',
      'One of these files is not ready, was removed, or has already been handed in.',
    );
  return ids.map((id) => hashes.get(id)!);
}
