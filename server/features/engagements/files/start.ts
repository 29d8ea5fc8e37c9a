import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import {
  type DeliveredFile,
  type FileForm,
  looseFilesAtMost,
} from '../../../../src/contract/engagements/files.ts';
import type { Command } from '../../../platform/calls/command.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { lockEngagement } from '../lock.ts';
import { forbiddenName } from './checks/names.ts';
import { inMegabytes } from './checks/rules.ts';
import { fileAsJson, spaceTaken } from './repository.ts';

/** How much is taken, in bytes. */
export interface FileLimits {
  readonly perFile: number;
  readonly perEngagement: number;
}

/**
 * Begins a file of an engagement; its place is taken from now on, and its bytes follow.
 * @throws {Problem} `not-found`, `engagement-over`, `file-refused`, `no-space-left`
 */
export async function startFile(
  command: Command,
  limits: FileLimits,
  id: number,
  { name, bytes }: FileForm,
): Promise<DeliveredFile> {
  const { transaction, by, at } = command;
  const fault = forbiddenName(name);
  if (fault) throw new Problem('file-refused', fault);
  if (bytes > limits.perFile)
    throw new Problem('file-refused', `A file may have at most ${inMegabytes(limits.perFile)}.`);
  await lockEngagement(command, id);
  const taken = await spaceTaken(transaction, id, by.accountId);
  if (taken.bytes + bytes > limits.perEngagement) {
    const left = Math.max(0, limits.perEngagement - taken.bytes);
    const soon = taken.leaving > 0 ? ' What you have just removed is free again in a minute.' : '';
    throw new Problem(
      'no-space-left',
      `All files of this work may have ${inMegabytes(limits.perEngagement)}; ${inMegabytes(left)} are left.${soon}`,
    );
  }
  if (taken.loose >= looseFilesAtMost)
    throw new Problem(
      'no-space-left',
      `You have ${looseFilesAtMost} files here that are not handed in. Remove one first.`,
    );
  const { rows } = await sql<{ file: DeliveredFile }>`
    with f as (
      insert into files (key, engagement_id, account_id, name, bytes, state, started_at)
      values (${randomUUID()}, ${id}, ${by.accountId}, ${name}, ${bytes}, 'Uploading', ${at}) returning *
    ) select ${fileAsJson} as file from f`.execute(transaction);
  return rows[0]!.file;
}
