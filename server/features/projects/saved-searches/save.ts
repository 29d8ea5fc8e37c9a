import { randomBytes } from 'node:crypto';
import {
  type SavedSearch,
  type SavedSearchForm,
  savedSearchesAtMost,
} from '../../../../src/contract/projects/saved-searches.ts';
import { tidySkills } from '../../../../src/contract/projects/skill-list.ts';
import type { Command } from '../../../platform/calls/command.ts';
import { lockRow } from '../../../platform/database/rows.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { ensureDigests, insertSearch, searchesOf } from './repository.ts';

/**
 * Saves a search of the student who asks.
 * @throws {Problem} `too-many-saved`
 */
export async function saveSearch(command: Command, form: SavedSearchForm): Promise<SavedSearch> {
  const { transaction, by, at } = command;
  // Two at once would both find room for one.
  await lockRow(transaction, 'students', by.accountId);
  const others = await searchesOf(transaction, by.accountId);
  if (others.length >= savedSearchesAtMost)
    throw new Problem(
      'too-many-saved',
      `You have saved ${savedSearchesAtMost} searches, the most there can be. Delete one of them first.`,
    );
  // 256 bits: nobody guesses whose mails it ends.
  await ensureDigests(transaction, by.accountId, randomBytes(32).toString('base64url'));
  return insertSearch(transaction, by.accountId, { ...form, skills: tidySkills(form.skills) }, at);
}
