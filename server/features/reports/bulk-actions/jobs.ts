import { sql } from 'kysely';
import type { BulkAction } from '../../../../src/contract/reports/bulk-actions.ts';
import type { Services } from '../../../platform/calls/command.ts';
import { execute } from '../../../platform/database/rows.ts';
import { isUnavailable } from '../../../platform/database/unavailable.ts';
import { orNotFound, Problem } from '../../../platform/http/problem.ts';
import { refusalIn } from '../../../platform/http/taken.ts';
import type { Jobs } from '../../../platform/jobs/open.ts';
import { openQueue, type Queue } from '../../../platform/jobs/queue.ts';
import { personOfAdmin } from '../../accounts/person.ts';
import { findBulkAction, moveBulkAction, nextSubject, noteOutcome } from './repository.ts';
import { hasNothingToDo, inverseOf, verbFor } from './verbs.ts';

interface BulkActionJob {
  readonly id: number;
  /** The admin in whose name it is done. */
  readonly by: number;
}

export type BulkActionJobs = Queue<BulkActionJob>;

export interface BulkActionServices extends Services {
  readonly bulkActionJobs: BulkActionJobs;
  /** From more people than this on, what an admin does to many is shown first and done by a job. */
  readonly bulkActionAbove: number;
}

const retry = { retryLimit: 10, retryDelay: 2, retryDelayMax: 300 };

export const openBulkActionJobs = (jobs: Jobs, services: Services): Promise<BulkActionJobs> =>
  openQueue<BulkActionJob>(jobs, {
    name: 'bulk-actions',
    retry,
    work: (job) => work(services, job, (error) => jobs.emit('error', error)),
  });

type Tell = (failure: Error) => void;

/** Deals with one after the other; after a failure in between it goes on where it was. */
async function work(services: Services, { id, by }: BulkActionJob, tell: Tell): Promise<void> {
  const { db, clock } = services;
  const bulkAction = orNotFound(await findBulkAction(db, id, clock()));
  const isUndo = bulkAction.state === 'taking back';
  if (!isUndo && bulkAction.state !== 'running') return;
  while (await dealWithNext(services, bulkAction, by, tell));
  const to = isUndo ? 'taken back' : 'done';
  await moveBulkAction(db, id, { from: bulkAction.state, to }, clock());
}

/** For a person on whom the action failed; it goes on with the rest. */
const failedOfItself =
  'Something went wrong with this one. Try it on its own, and tell us if it fails again.';

/** @returns whether there was one */
const dealWithNext = (
  services: Services,
  { id, kind, act, state }: BulkAction,
  by: number,
  tell: Tell,
): Promise<boolean> =>
  services.db.transaction().execute(async (transaction) => {
    const isUndo = state === 'taking back';
    const waits = isUndo ? sql`outcome = 'done'` : sql`outcome is null`;
    const subject = await nextSubject(transaction, id, waits);
    if (subject === null) return false;
    const name = isUndo ? inverseOf[act]! : act;
    // A change made since then is kept.
    if (await hasNothingToDo({ transaction }, kind, name, subject)) {
      await noteOutcome(transaction, id, subject, isUndo ? 'taken back' : 'nothing to do');
      return true;
    }
    await execute(transaction)`savepoint one`;
    try {
      const person = await personOfAdmin(transaction, by);
      if (!person) throw new Problem('forbidden', 'Whoever began this is no longer an admin.');
      const command = { ...services, transaction, by: person, at: services.clock() };
      await verbFor(kind, name)(command, subject);
      await noteOutcome(transaction, id, subject, isUndo ? 'taken back' : 'done');
    } catch (error) {
      const failure = error as Error;
      if (isUnavailable(failure)) throw failure;
      await execute(transaction)`rollback to savepoint one`;
      const refusal = refusalIn(failure);
      if (!refusal) tell(failure);
      const because = refusal?.message ?? failedOfItself;
      await noteOutcome(transaction, id, subject, 'refused', because);
    }
    return true;
  });
