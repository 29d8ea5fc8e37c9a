import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { proveFiles } from '../../server/features/engagements/files/prove.ts';
import { sweepFiles } from '../../server/features/engagements/files/sweep.ts';
import { openPostgres } from '../../server/platform/database/open.ts';
import { failuresIn } from '../../server/platform/jobs/work-through.ts';
import { openDiskStore } from '../../server/platform/storage/disk.ts';
import { type Product, startProduct } from '../probe/product.ts';
import { lostOf, removeAtOnce, roundsEachRoom } from './removed-at-once.ts';

const sweepsAtOnce = 3;

/**
 * Hands in files and removes them at the same moment on PostgreSQL, so many rounds, while sweeps never stop and one file
 * cannot be removed. @returns whether anything was lost, or a sweep did not do the rest
 */
export async function removals(rounds: number): Promise<boolean> {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error('Name a PostgreSQL server in DATABASE_URL.');
  const teams = Math.ceil(rounds / roundsEachRoom);
  const product = await startProduct(url, { worlds: 0, crowd: 0, teams });
  try {
    const row = await raceAmongSweeps(product, rounds);
    console.table([row]);
    return row.fault !== 'none';
  } finally {
    await product.close();
  }
}

/** The same on a product that runs already. */
export async function raceAmongSweeps(product: Product, rounds: number) {
  const { databaseUrl, filesFolder, people } = product;
  const { db, close } = openPostgres(databaseUrl!);
  const store = openDiskStore(filesFolder);
  const unremovable = randomUUID();
  // A folder where a file is expected.
  mkdirSync(join(filesFolder, 'incoming', unremovable));
  await sql`insert into removed_files (key, bytes, removed_at) values (${unremovable}, 1, now())`.execute(
    db,
  );
  const told: string[] = [];
  let [sweeps, isOver] = [0, false];
  const sweep = async () => {
    sweeps += 1;
    const clock = () => new Date();
    const checks = { send: async () => {} };
    await sweepFiles({ db, clock }, store, checks).catch((error) =>
      told.push(...failuresIn(error).map((failure) => String((failure as Error).message))),
    );
  };
  const storm = Array.from({ length: sweepsAtOnce }, async () => {
    while (!isOver) await sweep();
  });
  try {
    const { handedIn, rounds: told201 } = await removeAtOnce(product, people.teams, rounds);
    isOver = true;
    await Promise.all(storm);
    told.length = 0;
    await sweep();
    await setTimeout(1_000);
    const lost = await lostOf(product, handedIn);
    const { missing } = await proveFiles(db, store);
    const { rows: left } = await sql<{ key: string }>`select key from removed_files`.execute(db);
    const fault = [
      ...(lost > 0 ? [`${lost} lost`] : []),
      ...missing.map((key) => `${key} is missing`),
      ...told.filter((words) => !words.includes(unremovable)),
      ...(told.length === 1 ? [] : [`the last sweep told of ${told.length} failures, not of 1`]),
      ...left.filter(({ key }) => key !== unremovable).map(({ key }) => `${key} is left`),
    ];
    return {
      rounds,
      'handed in': told201,
      files: handedIn.length,
      sweeps,
      lost,
      fault: fault[0] ?? 'none',
    };
  } finally {
    isOver = true;
    await Promise.all(storm);
    await close();
  }
}
