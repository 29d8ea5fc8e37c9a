import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import type { OpenDatabase } from '../database/open.ts';
import { type Jobs, openJobs } from './open.ts';
import { openQueue } from './queue.ts';

let database: OpenDatabase;
let jobs: Jobs;
let failures: string[];
beforeEach(async () => {
  database = await testDatabase();
  failures = [];
  jobs = await openJobs(database, ({ message }) => void failures.push(message));
});
afterEach(async () => {
  await jobs.stop({ graceful: false });
  await database.close();
});

const retry = { retryLimit: 3, retryDelay: 1, retryDelayMax: 2 };
/** A queue, and the numbers of what it has worked on. */
async function aQueue() {
  const handled: number[] = [];
  const queue = await openQueue<{ number: number }>(jobs, {
    name: 'letters',
    retry,
    work: async ({ number }) => void handled.push(number),
  });
  return { queue, handled };
}
const letters = (count: number) => Array.from({ length: count }, (_, number) => ({ number }));

describe('a queue', () => {
  test('works through hundreds as they come, each once', async () => {
    const { queue, handled } = await aQueue();
    await database.db
      .transaction()
      .execute((transaction) => queue.sendAll(transaction, letters(300)));
    await queue.start();
    // Two a second, as often as it looks, would take minutes.
    await expect.poll(() => handled.length, { timeout: 30_000 }).toBe(300);
    expect(new Set(handled).size).toBe(300);
  }, 60_000);

  test('one that fails is told to the operator, tried again, and holds up none of the others', async () => {
    let refusals = 0;
    const handled: number[] = [];
    const queue = await openQueue<{ number: number }>(jobs, {
      name: 'letters',
      retry,
      async work({ number }) {
        if (number === 1 && refusals < 2) {
          refusals += 1;
          throw new Error('The carrier is away.');
        }
        handled.push(number);
      },
    });
    await database.db
      .transaction()
      .execute((transaction) => queue.sendAll(transaction, letters(4)));
    await queue.start();
    await expect.poll(() => [...handled].sort(), { timeout: 30_000 }).toEqual([0, 1, 2, 3]);
    expect(refusals).toBe(2);
    expect(failures).toEqual(['The carrier is away.', 'The carrier is away.']);
  }, 60_000);

  test('work of whom nothing is heard any more is given to another', async () => {
    const { queue, handled } = await aQueue();
    const { db } = database;
    await db.transaction().execute((transaction) => queue.send(transaction, { number: 1 }));
    expect(await jobs.fetch('letters')).toHaveLength(1);
    const { numAffectedRows } = await sql`
      update pgboss.job set heartbeat_on = heartbeat_on - interval '61 seconds'`.execute(db);
    expect(numAffectedRows).toBe(1n);
    await jobs.supervise('letters');
    await queue.start();
    await expect.poll(() => handled, { timeout: 10_000 }).toEqual([1]);
  });

  test('a job sent to an idle worker starts before its next look', async () => {
    const { queue, handled } = await aQueue();
    await queue.start();
    const { db } = database;
    for (const letter of letters(5)) {
      await db.transaction().execute((transaction) => queue.send(transaction, letter));
      // By itself it looks every two seconds: five of them would take ten.
      await expect.poll(() => handled, { timeout: 1_500 }).toContain(letter.number);
    }
  });

  test('a single job does not wait behind many sent at once', async () => {
    const { queue, handled } = await aQueue();
    await database.db.transaction().execute(async (transaction) => {
      await queue.sendAll(transaction, letters(120));
      await queue.send(transaction, { number: 1_000 });
    });
    await queue.start();
    await expect.poll(() => handled.length, { timeout: 30_000 }).toBe(121);
    expect(handled[0]).toBe(1_000);
  }, 60_000);

  test('a job of a transaction that was rolled back never runs', async () => {
    const queue = await openQueue<{ number: number }>(jobs, {
      name: 'letters',
      retry,
      work: async () => {},
    });
    await database.db
      .transaction()
      .execute(async (transaction) => {
        await queue.sendAll(transaction, letters(2));
        throw new Error('Never mind.');
      })
      .catch(() => {});
    expect(await queue.runWaiting()).toBe(0);
  });
});
