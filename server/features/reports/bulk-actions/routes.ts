import type { FastifyInstance } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import type { RequestOf } from '../../../../src/contract/endpoint.ts';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { countedAtMost, tooManyMatch } from '../../../../src/contract/paging.ts';
import type { BulkAction } from '../../../../src/contract/reports/bulk-actions.ts';
import type { Command } from '../../../platform/calls/command.ts';
import { acts, serve } from '../../../platform/calls/serve.ts';
import { numbersOf } from '../../../platform/database/paged.ts';
import { badField, orNotFound, Problem } from '../../../platform/http/problem.ts';
import { companyListing } from '../../companies/listing.ts';
import { studentListing } from '../../students/listing.ts';
import type { BulkActionServices } from './jobs.ts';
import {
  bulkActionsSince,
  findBulkAction,
  insertBulkAction,
  moveBulkAction,
} from './repository.ts';
import { isPossible } from './verbs.ts';

const day = 24 * 3_600_000;

const numbersMatching = (
  wanted: RequestOf<typeof endpoints.proposeBulkActionOnMatching>['body'],
): RawBuilder<unknown> =>
  wanted.kind === 'student'
    ? numbersOf(studentListing, wanted.matching)
    : numbersOf(companyListing, wanted.matching);

/** Actions of an admin on many people at once: previewed, begun, followed and taken back. */
export async function bulkActions(
  app: FastifyInstance,
  { services }: { services: BulkActionServices },
) {
  const act = acts(app, services);
  const { db, clock, bulkActionAbove } = services;

  act(endpoints.proposeBulkAction, async (command, { body }) => {
    if (!isPossible(body.kind, body.act)) throw badField('act', 'Students cannot be verified.');
    const numbers = sql`select unnest(${body.ids}::bigint[])`;
    const { id, people } = await insertBulkAction(command, body, numbers);
    if (people === 0) throw new Problem('not-found');
    return find(command, id);
  });

  act(endpoints.proposeBulkActionOnMatching, async (command, { body }) => {
    const numbers = sql`${numbersMatching(body)} limit ${sql.lit(countedAtMost + 1)}`;
    const { id, people } = await insertBulkAction(command, body, numbers);
    if (people === 0) throw badField('matching', 'Nothing matches any more.');
    if (people > countedAtMost) throw badField('matching', tooManyMatch);
    return find(command, id);
  });

  serve(app, endpoints.listBulkActions, async () => ({
    above: bulkActionAbove,
    acts: await bulkActionsSince(db, new Date(clock().getTime() - day), clock()),
  }));

  serve(app, endpoints.getBulkAction, async ({ params }) =>
    orNotFound(await findBulkAction(db, params.id, clock())),
  );

  act(endpoints.startBulkAction, async (command, { params }) => {
    const found = await find(command, params.id);
    return found.state === 'proposed' ? begin(command, found, 'running') : found;
  });

  act(endpoints.undoBulkAction, async (command, { params }) => {
    const found = await find(command, params.id);
    if (found.state === 'taking back' || found.state === 'taken back') return found;
    if (found.undoUntil === null || new Date(found.undoUntil) <= command.at)
      throw new Problem(
        'undo-over',
        'This can only be undone for 24 hours, and deleting cannot be undone.',
      );
    return begin(command, found, 'taking back');
  });
}

const find = async ({ transaction, at }: Pick<Command, 'transaction' | 'at'>, id: number) =>
  orNotFound(await findBulkAction(transaction, id, at));

/** Moves an act on and queues its work. A second press finds it under way. */
async function begin(
  command: BulkActionServices & Command,
  { id, state }: BulkAction,
  to: 'running' | 'taking back',
): Promise<BulkAction> {
  const { transaction, by, bulkActionJobs } = command;
  if (await moveBulkAction(transaction, id, { from: state, to }, null))
    await bulkActionJobs.send(transaction, { id, by: by.accountId });
  return find(command, id);
}
