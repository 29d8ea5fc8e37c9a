import { setTimeout } from 'node:timers/promises';
import type { Database } from '../database/open.ts';
import { isUnavailable } from '../database/unavailable.ts';
import { type Jobs, using } from './open.ts';

/** Work of one kind that waits in the database. */
export interface Queue<Data extends object> {
  /**
   * Queues with the open transaction it is about; goes before what was queued many at once: somebody may wait for it.
   * @param turn how much the same person has waiting already, so that people take turns
   */
  send(transaction: Database, data: Data, turn?: number): Promise<void>;
  /** Queues many pieces of work at once. */
  sendAll(transaction: Database, all: readonly Data[]): Promise<void>;
  /** Does what waits now, oldest first. @returns how much it was */
  runWaiting(): Promise<number>;
  /** Works from now on, as work comes. */
  start(): Promise<void>;
}

interface QueueOptions<Data> {
  readonly name: string;
  /** Tries again further and further apart: at first after `retryDelay` seconds, then up to `retryDelayMax`. */
  readonly retry: { retryLimit: number; retryDelay: number; retryDelayMax: number };
  /** Does one piece of work; may be called again with the same when it failed or the process died in between. */
  readonly work: (data: Data) => Promise<unknown>;
}

/** Seconds between a worker's own looks; new work is announced to it. */
const lookEvery = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 2 };
/**
 * Seconds between a worker's signs of life. Work without one, because its process or a replaced database's answer is
 * gone, goes to another worker within two minutes.
 */
const heartbeatSeconds = 60;
/** Jobs a worker does before it reports back, so that stopping never waits long. */
const jobsPerRound = 50;
/** Jobs that one statement queues. */
const insertBatch = 1_000;
/** Seconds to wait for an absent database after the work was done. */
const triesToComplete = 600;
/** Bulk work has priority 0. */
const beforeMany = 1;
const missingJobId = '00000000-0000-0000-0000-000000000000';

/** Opens a queue, new or as it was left. */
export async function openQueue<Data extends object>(
  jobs: Jobs,
  { name, retry, work }: QueueOptions<Data>,
): Promise<Queue<Data>> {
  const settings = { ...retry, retryBackoff: true, heartbeatSeconds, notify: true };
  await jobs.createQueue(name, settings);
  // One that is there already keeps the settings it was made with.
  await jobs.updateQueue(name, settings);
  // Touching a job that does not exist reads the queue's settings into pg-boss's memory. The first
  // `send` would otherwise look for them outside its transaction, and on PGlite wait for itself.
  await jobs.touch(name, missingJobId);

  /** Notes that work is done, also when the database has gone meanwhile: it would be done again otherwise. */
  async function complete(id: string): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        await jobs.complete(name, id);
        return;
      } catch (error) {
        if (!isUnavailable(error as Error) || tries === triesToComplete) throw error;
        await setTimeout(1_000);
      }
    }
  }

  /** Does what else waits, as much as one round takes: a mailing is thousands of pieces. @returns whether more may wait */
  async function workThrough(): Promise<boolean> {
    for (let done = 0; done < jobsPerRound; done += 1) {
      const [job] = await jobs.fetch<Data>(name, { batchSize: 1 });
      if (!job) return false;
      // As pg-boss does itself for what it hands out.
      const saySo = () => jobs.touch(name, job.id).catch(() => {});
      const alive = setInterval(saySo, (heartbeatSeconds / 2) * 1_000);
      try {
        await attempt(job.data);
      } catch (error) {
        await jobs.fail(name, job.id, { message: (error as Error).message });
        return false;
      } finally {
        clearInterval(alive);
      }
      await complete(job.id);
    }
    return true;
  }

  /** Does the work. A failure is reported at once, although it will be tried again. */
  async function attempt(data: Data): Promise<void> {
    try {
      await work(data);
    } catch (error) {
      jobs.emit('error', error as Error);
      throw error;
    }
  }

  return {
    async send(transaction, data, turn = 0) {
      await jobs.send(name, data, { ...using(transaction), priority: beforeMany - turn });
    },

    async sendAll(transaction, all) {
      for (let start = 0; start < all.length; start += insertBatch) {
        const some = all.slice(start, start + insertBatch).map((data) => ({ data }));
        await jobs.insert(name, some, using(transaction));
      }
    },

    async runWaiting() {
      const waiting = await jobs.fetch<Data>(name, { batchSize: 100, includeMetadata: true });
      waiting.sort((one, other) => one.createdOn.getTime() - other.createdOn.getTime());
      for (const { id, data } of waiting) {
        await work(data);
        await jobs.complete(name, id);
      }
      return waiting.length;
    },

    async start() {
      const worker = await jobs.work<Data>(name, { ...lookEvery, batchSize: 1 }, async ([job]) => {
        if (!job) return;
        await attempt(job.data);
        await complete(job.id);
        if (await workThrough()) jobs.notifyWorker(worker);
      });
    },
  };
}
