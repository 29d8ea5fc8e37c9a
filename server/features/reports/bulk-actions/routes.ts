import type { FastifyInstance } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import type { RequestOf } from '../../../../src/contract/endpoint.ts';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { countedAtMost, tooManyMatch } from '../../../../src/contract/paging.ts';
import type { BulkAction } from '../../../../src/contract/reports/bulk-actions.ts';
import { idempotent } from '../../../platform/calls/idempotency.ts';
import { serve } from '../../../platform/calls/serve.ts';
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
  const { db, clock, bulkActionJobs, bulkActionAbove } = services;
  const find = async (id: number) => orNotFound(await findBulkAction(db, id, clock()));

  serve(app, endpoints.proposeBulkAction, async ({ body }, call) => {
    if (!isPossible(body.kind, body.act)) throw badField('act', 'Students cannot be verified.');
    const numbers = sql`select unnest(${body.ids}::bigint[])`;
    const { id } = await idempotent(services, call, async ({ transaction, by, at }) => {
      const proposed = await insertBulkAction(transaction, body, numbers, by.accountId, at);
      if (proposed.people === 0) throw new Problem('not-found');
      return proposed;
    });
    return find(id);
  });

  serve(app, endpoints.proposeBulkActionOnMatching, async ({ body }, call) => {
    const numbers = sql`${numbersMatching(body)} limit ${sql.lit(countedAtMost + 1)}`;
    const { id } = await idempotent(services, call, async ({ transaction, by, at }) => {
      const proposed = await insertBulkAction(transaction, body, numbers, by.accountId, at);
      if (proposed.people === 0) throw badField('matching', 'Nothing matches any more.');
      if (proposed.people > countedAtMost) throw badField('matching', tooManyMatch);
      return proposed;
    });
    return find(id);
  });

  serve(app, endpoints.listBulkActions, async () => ({
    above: bulkActionAbove,
    acts: await bulkActionsSince(db, new Date(clock().getTime() - day), clock()),
  }));

  serve(app, endpoints.getBulkAction, ({ params }) => find(params.id));

  /** Moves an act on and queues its work, both or neither. A second press finds it under way. */
  const begin = async (act: BulkAction, to: 'running' | 'taking back', by: number) => {
    await db.transaction().execute(async (transaction) => {
      const move = { from: act.state, to };
      if (await moveBulkAction(transaction, act.id, move, null))
        await bulkActionJobs.send(transaction, { id: act.id, by });
    });
    return find(act.id);
  };

  serve(app, endpoints.startBulkAction, async ({ params }, { person }) => {
    const act = await find(params.id);
    return act.state === 'proposed' ? begin(act, 'running', person.accountId) : act;
  });

  serve(app, endpoints.undoBulkAction, async ({ params }, { person }) => {
    const act = await find(params.id);
    if (act.state === 'taking back' || act.state === 'taken back') return act;
    if (act.undoUntil === null || new Date(act.undoUntil) <= clock())
      throw new Problem(
        'undo-over',
        'This can only be undone for 24 hours, and deleting cannot be undone.',
      );
    return begin(act, 'taking back', person.accountId);
  });
}
