import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { proveFiles } from '../../server/features/engagements/files/prove.ts';
import { type OpenDatabase, openPostgres } from '../../server/platform/database/open.ts';
import { openDiskStore } from '../../server/platform/storage/disk.ts';
import { ownCluster } from '../../server/testing/own-cluster.ts';
import { type RunningServer, startServer } from '../../server/testing/process.ts';
import { restoreInto } from '../../tools/restore/restored.ts';
import { briefOf } from '../harness/brief.ts';
import { aCast, settingsFor } from '../harness/cast.ts';
import { insist, newTally } from '../harness/persistent.ts';
import { raise } from '../harness/storm.ts';
import { broken, verify } from '../harness/verify.ts';
import { archiveOf } from './archive.ts';
import { proofs } from './proofs.ts';

/** How long the product writes before and after the backup, in milliseconds. */
const writingMs = 4_000;

/**
 * A product that is written to all the time and backed up meanwhile; then everybody's applications are deleted by
 * mistake, the moment before is restored beside it, and the product starts on that. At last the test restore is run,
 * on backups that are whole and on some that are not.
 * @returns whether a fault was found
 */
export async function restore(): Promise<boolean> {
  const cluster = await ownCluster();
  const folder = mkdtempSync(join(tmpdir(), 'trestle-restore-'));
  const archive = await archiveOf(cluster);
  let product: RunningServer | undefined;
  try {
    const inUse = openPostgres(cluster.url);
    const cast = await aCast(inUse);
    const settings = { ...settingsFor(cast), DATA_DIR: folder };
    product = await startServer({ ...settings, DATABASE_URL: cluster.url });
    const origin = () => product!.origin;
    const storm = raise(cast, origin);
    const { faults } = storm.tally;
    await setTimeout(writingMs);
    const backupBegun = performance.now();
    const backupBytes = await archive.backUp();
    const backupSeconds = secondsSince(backupBegun);
    await setTimeout(writingMs);
    await storm.end();
    const before = await applicationsIn(inUse);
    const moment = await clockOf(inUse);
    await sql`delete from applications`.execute(inUse.db);
    const tooLate = 'Written after the mistake';
    await post(origin, cast.companies[0]!.token, tooLate);
    await archive.catchUp();
    const code = await product.end('SIGTERM');
    if (code !== 0) faults.push(`The product ended with ${code}:\n${product.output()}`);

    const begun = performance.now();
    const restored = await restoreInto(archive.repository, { until: moment });
    const restoreSeconds = secondsSince(begun);
    const address = restored.address('postgres', 'trestle');
    const beside = openPostgres(address);
    try {
      const there = await applicationsIn(beside);
      if (there !== before) faults.push(`Of ${before} applications ${there} came back.`);
      const { rows: late } = await sql`
        select from projects where title = ${tooLate}`.execute(beside.db);
      if (late.length > 0) faults.push('More came back than until that moment.');
      // What was uploaded after the moment belongs to nobody now.
      const store = openDiskStore(join(folder, 'files'));
      const { missing } = await proveFiles(beside.db, store);
      if (missing.length > 0) faults.push(`Files without bytes: ${missing.length}`);
      const verdict = await verify(beside.db, store, storm.acknowledged);
      if (broken(verdict)) faults.push('What was acknowledged is not what came back.');
      const readyBegun = performance.now();
      product = await startServer({ ...settings, DATABASE_URL: address });
      const { status } = await fetch(`${product.origin}/api/health/ready`);
      const readySeconds = secondsSince(readyBegun);
      if (status !== 200) faults.push(`The product is not ready: ${status}\n${product.output()}`);
      await post(origin, cast.companies[0]!.token, 'Written after the return');
      await product.end('SIGTERM');
      console.table([
        {
          'database, MB': await megabytesOf(beside),
          'backup, MB': megabytes(backupBytes),
          'backup, s': backupSeconds,
          'restore, s': restoreSeconds,
          'product ready, s': readySeconds,
          applications: before,
          'came back': there,
          ...verdict,
        },
      ]);
    } finally {
      await beside.close();
      await restored.remove();
    }
    faults.push(...(await proofs(cluster, archive, { ...settings, DATABASE_URL: cluster.url })));
    await inUse.close();
    for (const fault of new Set(faults)) console.error(fault);
    return faults.length > 0;
  } finally {
    product?.process.kill('SIGKILL');
    await cluster.remove();
    await archive.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Posts a project as a company does. */
async function post(origin: () => string, token: string, title: string): Promise<void> {
  const body = briefOf(title);
  const call = { method: 'POST', path: '/Projects', token, body, key: randomUUID() } as const;
  const { status } = await insist(origin, call, newTally());
  if (status !== 201) throw new Error(`A project was answered ${status}.`);
}

const secondsSince = (begun: number) => Number(((performance.now() - begun) / 1000).toFixed(1));

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);

async function applicationsIn({ db }: OpenDatabase): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from applications`.execute(
    db,
  );
  return rows[0]!.n;
}

async function clockOf({ db }: OpenDatabase): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]!.now;
}

async function megabytesOf({ db }: OpenDatabase): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select pg_database_size(current_database()) as bytes`.execute(db);
  return megabytes(rows[0]!.bytes);
}
