import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDiskStore } from '../../../server/platform/storage/disk.ts';
import { freePort, type RunningServer, startServer } from '../../../server/testing/process.ts';
import { balance } from '../../harness/balancer.ts';
import { aCast, settingsFor } from '../../harness/cast.ts';
import { raise } from '../../harness/storm.ts';
import { verify } from '../../harness/verify.ts';
import type { Engine } from '../engines.ts';
import { begun, type Versions } from './versions.ts';

/** How long people work between two events. */
const workMs = 4_000;

/** Releases a later version under a storm, and takes it back; a database that is not shared has one server at a time. */
export async function release(engine: Engine, versions: Versions) {
  const faults: string[] = [];
  const running = new Set<RunningServer>();
  const balancer = await balance([]);
  let settings: Record<string, string> = { ...engine.settings, DRAIN_SECONDS: '1' };

  const start = async (main: string): Promise<RunningServer> => {
    const server = await startServer(settings, main);
    if (server.process.exitCode !== null) throw new Error(`${main} ended: ${server.output()}`);
    running.add(server);
    balancer.add(server.origin);
    return server;
  };
  const stop = async (server: RunningServer): Promise<void> => {
    running.delete(server);
    const code = await server.end('SIGTERM');
    balancer.remove(server.origin);
    if (code !== 0) faults.push(`One that was told to end ended with ${code}.`);
  };
  const replace = async (server: RunningServer, main: string): Promise<RunningServer> => {
    if (!engine.isShared) await stop(server);
    const next = await start(main);
    await setTimeout(workMs);
    if (engine.isShared) await stop(server);
    await setTimeout(workMs);
    return next;
  };

  try {
    await stop(await start(versions.inUse));
    const before = await engine.open();
    const cast = await aCast(before);
    await before.close();
    settings = { ...settings, ...settingsFor(cast) };
    let serving = await start(versions.inUse);
    const storm = raise(cast, () => balancer.origin);
    await setTimeout(workMs);

    if (!engine.isShared) await stop(serving);
    await killInTheMidst(engine, versions.slow, settings);
    if (await hasPlanted(engine)) faults.push('Half of a step stayed.');
    if (!engine.isShared) serving = await start(versions.inUse);
    await setTimeout(workMs);

    serving = await replace(serving, versions.later);
    serving = await replace(serving, versions.inUse);
    await storm.end();
    await stop(serving);
    if (!(await hasPlanted(engine))) faults.push('The later version’s step did not stay.');
    const after = await engine.open();
    const store = openDiskStore(join(engine.folder, 'files'));
    const verdict = await verify(after.db, store, storm.acknowledged);
    await after.close();
    faults.push(...storm.tally.faults);
    const { statuses, slowestMs } = storm.tally;
    const sentAgain = [0, 502, 503].reduce((sum, status) => sum + (statuses[status] ?? 0), 0);
    return { verdict, faults, 'sent again': sentAgain, 'slowest, ms': Math.round(slowestMs) };
  } finally {
    balancer.close();
    for (const server of running) await server.end('SIGKILL');
  }
}

/** Starts a version whose step does not end, and kills it while it waits there. */
async function killInTheMidst(engine: Engine, main: string, settings: Record<string, string>) {
  const env = { ...process.env, DATABASE_URL: '', ...settings, PORT: String(await freePort()) };
  const server = spawn(process.execPath, [main], { env, stdio: 'ignore' });
  const ended = once(server, 'exit');
  while (!(await hasBegun(engine, server))) await setTimeout(50);
  await setTimeout(500);
  server.kill('SIGKILL');
  const [, signal] = await ended;
  if (signal !== 'SIGKILL') throw new Error('It had ended before it was killed.');
}

async function hasBegun(engine: Engine, { exitCode }: ChildProcess): Promise<boolean> {
  if (exitCode !== null) throw new Error(`It ended with ${exitCode} before its step had begun.`);
  if (!engine.isShared) return existsSync(join(engine.folder, 'pglite', begun));
  const { db, close } = await engine.open();
  const { rows } =
    await sql`select from pg_stat_file(${begun}, true) as f where f.size > 0`.execute(db);
  await close();
  return rows.length > 0;
}

async function hasPlanted(engine: Engine): Promise<boolean> {
  const { db, close } = await engine.open();
  const { rows } = await sql`
    select from information_schema.columns where table_name = 'projects' and column_name = 'planted'`.execute(
    db,
  );
  await close();
  return rows.length > 0;
}
