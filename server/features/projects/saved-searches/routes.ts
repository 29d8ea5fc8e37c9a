import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import {
  type SavedSearch,
  type SavedSearchForm,
  savedSearchesAtMost,
} from '../../../../src/contract/projects/saved-searches.ts';
import { tidySkills } from '../../../../src/contract/projects/skill-list.ts';
import type { Command, Services } from '../../../platform/calls/command.ts';
import { acts, serve } from '../../../platform/calls/serve.ts';
import { pipelined } from '../../../platform/database/postgresql/shared-connections.ts';
import { lockRow } from '../../../platform/database/rows.ts';
import { orNotFound, Problem } from '../../../platform/http/problem.ts';
import {
  deleteSearch,
  ensureDigests,
  insertSearch,
  searchesOf,
  updateSearch,
} from './repository.ts';

/** The searches that students keep. Their mails: `digest/digests.ts`. */
export async function savedSearches(app: FastifyInstance, { services }: { services: Services }) {
  const act = acts(app, services);
  serve(app, endpoints.listSavedSearches, (_, { person }) =>
    searchesOf(pipelined(services.db), person.accountId),
  );

  act(endpoints.saveSearch, (command, { body }) => saveSearch(command, body));

  act(endpoints.changeSavedSearch, async ({ transaction, by, at }, { params, body }) =>
    orNotFound(await updateSearch(transaction, by.accountId, params.id, body, at)),
  );

  act(endpoints.deleteSavedSearch, async ({ transaction, by }, { params }) => {
    const isDeleted = await deleteSearch(transaction, by.accountId, params.id);
    if (!isDeleted) throw new Problem('not-found');
  });
}

/**
 * Saves a search of the student who asks.
 * @throws {Problem} `too-many-saved`
 */
async function saveSearch(command: Command, form: SavedSearchForm): Promise<SavedSearch> {
  const { transaction, by, at } = command;
  // Two at once would both find room for one.
  await lockRow(transaction, 'students', by.accountId);
  const others = await searchesOf(transaction, by.accountId);
  if (others.length >= savedSearchesAtMost)
    throw new Problem(
      'too-many-saved',
      `You have saved ${savedSearchesAtMost} searches, which is the limit. Delete one of them first.`,
    );
  // 256 bits: nobody guesses whose mails it ends.
  await ensureDigests(transaction, by.accountId, randomBytes(32).toString('base64url'));
  return insertSearch(transaction, by.accountId, { ...form, skills: tidySkills(form.skills) }, at);
}
