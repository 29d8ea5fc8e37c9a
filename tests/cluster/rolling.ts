import { setTimeout } from 'node:timers/promises';
import { type OpenDatabase, openPostgres } from '../../server/platform/database/open.ts';
import type { FileStore } from '../../server/platform/storage/store.ts';
import { aCast, type Cast, settingsFor } from '../harness/cast.ts';
import { broken, verify } from '../harness/verify.ts';
import type { Instances } from './instances.ts';
import { type Load, startLoad } from './load.ts';
import { startCluster } from './start.ts';

/** How long after one is back the next is stopped, in milliseconds: HAProxy has noticed by then. */
const settleMs = 2_000;
/** How long it is measured what the instances carry, in milliseconds, and by how many calls that are always under way. */
const measureMs = 10_000;
const callsToMeasure = 64;
/** Nobody is the caller of so many that they wait for themselves. */
const people = { students: 400, companies: 100 };

interface Place {
  readonly origin: string;
  readonly cast: Cast;
  readonly instances: Instances;
  readonly database: OpenDatabase;
  readonly store: FileStore;
}

/**
 * Restarts one instance after the other, so many in all, while people read and write: under half of what is carried nobody
 * may notice; under twice of it people may be told to come again, and nothing else.
 * @returns whether somebody noticed more than that
 */
export async function rolling(restarts: number): Promise<boolean> {
  let cast!: Cast;
  const { origin, urls, instances, store, end } = await startCluster(async (database) => {
    cast = await aCast(database, people);
    return settingsFor(cast);
  });
  const database = openPostgres(urls.primary);
  const place = { origin, cast, instances, database, store };
  try {
    const carried = await measured(place);
    console.log(`${carried} calls a second are carried.`);
    const half = await restartedUnder(place, Math.round(carried / 2), restarts);
    const twice = await restartedUnder(place, carried * 2, restarts);
    return half.isFaulty || half.turnedAway > 0 || twice.isFaulty;
  } finally {
    await database.close();
    await end();
  }
}

/** @returns how many calls a second are answered while so many are always under way */
async function measured({ origin, cast }: Place): Promise<number> {
  const load = startLoad(origin, cast, { perSecond: 10_000, atOnce: callsToMeasure });
  await setTimeout(measureMs);
  const answered = load.times.length;
  await load.end();
  return Math.round((answered * 1_000) / measureMs);
}

async function restartedUnder(place: Place, perSecond: number, restarts: number) {
  const { origin, cast, instances } = place;
  const load = startLoad(origin, cast, { perSecond, atOnce: 60 * perSecond });
  const begun = performance.now();
  const codes: (number | null)[] = [];
  await setTimeout(settleMs);
  for (let n = 0; n < restarts; n += 1) {
    codes.push(await instances.restart(instances.ports[n % instances.ports.length]!));
    await setTimeout(settleMs);
  }
  await load.end();
  const badlyEnded = codes.filter((code) => code !== 0).length;
  if (badlyEnded) console.error(`${badlyEnded} instances did not end with 0.`);
  const seconds = (performance.now() - begun) / 1_000;
  const isFaulty = await told(place, load, { restarts, perSecond, seconds });
  return { isFaulty: isFaulty || badlyEnded > 0, turnedAway: load.turnedAway() };
}

interface Told {
  readonly restarts: number;
  readonly perSecond: number;
  readonly seconds: number;
}

/** @returns whether a call failed, or what was acknowledged is not there */
async function told({ database, store }: Place, load: Load, about: Told) {
  const verdict = await verify(database.db, store, load.acknowledged);
  const { statuses, failures, times } = load;
  const sorted = times.toSorted((one, other) => one - other);
  console.table([
    {
      restarts: about.restarts,
      'a second': about.perSecond,
      seconds: Math.round(about.seconds),
      calls: times.length,
      'turned away': load.turnedAway(),
      failed: failures.length,
      'p99, ms': Math.round(sorted[Math.floor(sorted.length * 0.99)]!),
      'slowest, ms': Math.round(sorted.at(-1)!),
      ...verdict,
    },
  ]);
  console.log('Answers:', statuses);
  for (const { atMs, said } of failures.slice(0, 10))
    console.error(`after ${(atMs / 1000).toFixed(1)} s: ${said}`);
  return failures.length > 0 || broken(verdict);
}
