import { setTimeout } from 'node:timers/promises';
import { openPostgres } from '../../server/platform/database/open.ts';
import { aCast, type Cast, settingsFor } from '../faults/cast.ts';
import { broken, verify } from '../faults/verify.ts';
import { startLoad } from './load.ts';
import { startCluster } from './start.ts';

/** How many calls come in a second. */
const perSecond = 200;
/** How long after one is back the next is stopped, in milliseconds: HAProxy has noticed by then. */
const settleMs = 2_000;

/**
 * Restarts one instance after the other, so many in all, while people read and write; nobody may notice.
 * @returns whether somebody did
 */
export async function rolling(restarts: number): Promise<boolean> {
  let cast!: Cast;
  const { origin, urls, instances, store, end } = await startCluster(async (database) => {
    cast = await aCast(database);
    return settingsFor(cast);
  });
  try {
    const load = startLoad(origin, cast, perSecond);
    const begun = performance.now();
    const codes: (number | null)[] = [];
    await setTimeout(settleMs);
    for (let n = 0; n < restarts; n += 1) {
      codes.push(await instances.restart(instances.ports[n % instances.ports.length]!));
      await setTimeout(settleMs);
    }
    await load.end();
    const seconds = (performance.now() - begun) / 1_000;
    const database = openPostgres(urls.primary);
    const verdict = await verify(database.db, store, load.acknowledged);
    await database.close();
    const { statuses, failures, times } = load;
    const sorted = times.toSorted((one, other) => one - other);
    console.table([
      {
        restarts,
        calls: times.length,
        'a second': Math.round(times.length / seconds),
        failed: failures.length,
        'p99, ms': Math.round(sorted[Math.floor(sorted.length * 0.99)]!),
        'slowest, ms': Math.round(sorted.at(-1)!),
        ...verdict,
      },
    ]);
    console.log('Answers:', statuses);
    const badlyEnded = codes.filter((code) => code !== 0).length;
    if (badlyEnded) console.error(`${badlyEnded} instances did not end with 0.`);
    for (const { atMs, said } of failures.slice(0, 10))
      console.error(`after ${(atMs / 1000).toFixed(1)} s: ${said}`);
    return failures.length > 0 || badlyEnded > 0 || broken(verdict);
  } finally {
    await end();
  }
}
