import { setTimeout } from 'node:timers/promises';
import { openPostgres } from '../../server/platform/database/open.ts';
import { aCast, type Cast, settingsFor } from '../harness/cast.ts';
import { raise } from '../harness/storm.ts';
import { broken, verify } from '../harness/verify.ts';
import { type BreakName, breaks } from './break-primary.ts';
import { startReader } from './reader.ts';
import { startCluster, type WholeCluster } from './start.ts';
import { until } from './until.ts';
import { startWriter } from './writer.ts';

/** How many write at once. */
const writers = 3;
/** How long it storms before a primary is lost and after the cluster is whole again, in milliseconds. */
const calmMs = 2_000;
/** Another must be primary after so many seconds. */
const replacedWithin = 60;

/**
 * Loses the primary so many times in each way while people write, each time once the cluster is whole again.
 * @returns whether a fault was found
 */
export async function failover(ways: readonly BreakName[], rounds: number): Promise<boolean> {
  let faulty = false;
  const table: Record<string, object> = {};
  for (const way of ways) {
    let cast!: Cast;
    const cluster = await startCluster(async (database) => {
      cast = await aCast(database);
      return settingsFor(cast);
    });
    try {
      const { row, statuses, faults } = await loseAgainAndAgain(way, rounds, cluster, cast);
      table[way] = row;
      console.log(`${way}: those who write were answered`, statuses);
      for (const fault of new Set(faults)) console.error(`${way}: ${fault}`);
      faulty ||= faults.length > 0;
    } finally {
      await cluster.end();
    }
  }
  console.table(table);
  return faulty;
}

async function loseAgainAndAgain(
  way: BreakName,
  rounds: number,
  { origin, urls, members, store }: WholeCluster,
  cast: Cast,
) {
  const storm = raise(cast, () => origin, writers);
  const writer = startWriter(origin, cast, storm);
  const reader = startReader(origin, cast);
  const pauses: number[] = [];
  let [answered, refused] = [0, 0];
  for (let round = 1; round <= rounds; round += 1) {
    await setTimeout(calmMs);
    const before = await members.primary();
    reader.statuses();
    writer.begin();
    const begun = performance.now();
    const putBack = await breaks[way](before, members);
    await until('another is primary', replacedWithin, async () => {
      return (await members.primary()) !== before;
    });
    const replacedMs = performance.now() - begun;
    await putBack();
    const wholeMs = await members.whole();
    await setTimeout(calmMs);
    const pauseMs = writer.longestPauseMs();
    pauses.push(pauseMs);
    for (const [status, n] of Object.entries(reader.statuses()))
      if (status === '200') answered += n;
      else refused += n;
    const seconds = [replacedMs, pauseMs, wholeMs].map((ms) => (ms / 1000).toFixed(1));
    console.log(
      `${way} ${round}: ${before.name} lost, replaced after ${seconds[0]} s, writing again after ${seconds[1]} s, whole ${seconds[2]} s later`,
    );
  }
  await writer.stop();
  await storm.end();
  await reader.stop();
  const database = openPostgres(urls.primary);
  const verdict = await verify(database.db, store, storm.acknowledged);
  await database.close();
  const { statuses, faults } = storm.tally;
  if (broken(verdict)) faults.push('what was acknowledged is not what is there.');
  const sorted = pauses.toSorted((one, other) => one - other);
  return {
    row: {
      rounds,
      'writing again, median s': inSeconds(sorted[Math.floor(sorted.length / 2)]!),
      'worst, s': inSeconds(sorted.at(-1)!),
      ...verdict,
      'reads answered': answered,
      'reads refused': refused,
    },
    statuses,
    faults,
  };
}

const inSeconds = (ms: number) => Number((ms / 1000).toFixed(1));
