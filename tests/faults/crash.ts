import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openDiskStore } from '../../server/platform/storage/disk.ts';
import { type RunningServer, startServer } from '../../server/testing/process.ts';
import { aCast, settingsFor } from '../harness/cast.ts';
import { applicantsEach, places, raise } from '../harness/storm.ts';
import { broken, type Verdict, verify } from '../harness/verify.ts';
import { type Engine, engines } from './engines.ts';

/**
 * kill -9 of the server in a storm of writes, so many times in a row on each database; each life ends after
 * another time, of up to four seconds. @param engagements how many are at work at once
 * @returns whether a fault was found
 */
export async function crash(rounds: number, engagements: number): Promise<boolean> {
  const table: Record<string, object> = {};
  let faulty = false;
  for (const [name, open] of Object.entries(engines)) {
    const engine = await open();
    try {
      const { verdict, faults, ...figures } = await killAgainAndAgain(engine, rounds, engagements);
      table[name] = { kills: rounds, ...verdict, ...figures };
      for (const fault of faults) console.error(`${name}: ${fault}`);
      faulty ||= broken(verdict) || faults.length > 0;
    } finally {
      await engine.remove();
    }
  }
  console.table(table);
  return faulty;
}

async function killAgainAndAgain(
  { folder, open, settings }: Engine,
  rounds: number,
  engagements: number,
) {
  const writers = Math.ceil(engagements / places);
  const before = await open();
  const cast = await aCast(before, { students: writers * applicantsEach });
  await before.close();
  let product: RunningServer = await startServer({ ...settings, ...settingsFor(cast) });
  const storm = raise(cast, () => product.origin, writers);
  for (let round = 0; round < rounds; round += 1) {
    await setTimeout(100 + (round % 25) * 160);
    await product.end('SIGKILL');
    product = await startServer({ ...settings, ...settingsFor(cast) });
  }
  await storm.end();
  const code = await product.end('SIGTERM');
  const after = await open();
  const verdict: Verdict = await verify(
    after.db,
    openDiskStore(join(folder, 'files')),
    storm.acknowledged,
  );
  await after.close();
  const { statuses, faults } = storm.tally;
  if (code !== 0) faults.push(`The last life ended with ${code}:\n${product.output()}`);
  const evaluations = storm.acknowledged.evaluations.size;
  return { verdict, faults, evaluations, 'sent again': (statuses[0] ?? 0) + (statuses[503] ?? 0) };
}
