import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openPostgres } from '../../server/platform/database/open.ts';
import { openDiskStore } from '../../server/platform/storage/disk.ts';
import { ownCluster } from '../../server/testing/own-cluster.ts';
import { startServer } from '../../server/testing/process.ts';
import { balance } from './balancer.ts';
import { aCast, settingsFor } from './cast.ts';
import { raise } from './storm.ts';
import { type Trio, together } from './together.ts';
import { broken, verify } from './verify.ts';

/** How long a stopped instance still takes calls, in seconds. */
const drainSeconds = 1;

/**
 * Three instances that share nothing but a database: what they do together; then, behind a balancer and under
 * load, one is stopped and one is killed. @returns whether a fault was found
 */
export async function instances(): Promise<boolean> {
  const cluster = await ownCluster();
  const folder = mkdtempSync(join(tmpdir(), 'trestle-instances-'));
  const secret = 'instances share this secret, and nothing else';
  const start = async (number: number, more: Record<string, string> = {}) => {
    const instance = await startServer({
      DATABASE_URL: cluster.url,
      DATA_DIR: join(folder, String(number)),
      FILES_DIR: join(folder, 'files'),
      JWT_SECRET: secret,
      TRUST_PROXY: 'true',
      LOG_LEVEL: 'error',
      DRAIN_SECONDS: String(drainSeconds),
      ...more,
    });
    if (instance.process.exitCode === null) return instance;
    throw new Error(`Instance ${number} did not start:\n${instance.output()}`);
  };
  try {
    // All at once, on a database that is empty.
    const demo = { DEMO: 'true', LOG_LEVEL: 'warn' };
    const first = await Promise.all([start(1, demo), start(2, demo), start(3, demo)]);
    const database = openPostgres(cluster.url);
    const shown = await together(first as unknown as Trio, database.db, folder);
    await Promise.all(first.map((instance) => instance.end('SIGTERM')));

    const cast = await aCast(database);
    const again = () => Promise.all([1, 2, 3].map((number) => start(number, settingsFor(cast))));
    const rows = [];
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      const three = await again();
      const balancer = await balance(three.map(({ origin }) => origin));
      const storm = raise(cast, () => balancer.origin);
      await setTimeout(2_000);
      const [leaving, ...staying] = three;
      const code = await leaving!.end(signal);
      const gone = performance.now();
      await setTimeout(2_000);
      await storm.end();
      balancer.close();
      const verdict = await verify(
        database.db,
        openDiskStore(join(folder, 'files')),
        storm.acknowledged,
      );
      const { statuses, faults, slowestMs } = storm.tally;
      const unanswered = (statuses[0] ?? 0) + (statuses[502] ?? 0) + (statuses[503] ?? 0);
      // A call that was open at the one that was killed is nobody's fault.
      const open = balancer.unanswered.filter(
        ({ origin, begun }) => origin === leaving!.origin && begun < gone,
      ).length;
      const allowed = signal === 'SIGTERM' ? 0 : open;
      const codes = await Promise.all(staying.map((instance) => instance.end('SIGTERM')));
      rows.push({
        'one of three gets': signal,
        answered: Object.values(statuses).reduce((sum, n) => sum + n, 0) - unanswered,
        'cut off while open there': open,
        'without answer': unanswered,
        ...verdict,
        'slowest, ms': Math.round(slowestMs),
      });
      const ended = [...(signal === 'SIGTERM' ? [code] : []), ...codes];
      if (unanswered > allowed) faults.push(`${signal}: ${unanswered} calls had no answer.`);
      if (broken(verdict)) faults.push(`${signal}: what was acknowledged is not what is there.`);
      if (ended.some((exit) => exit !== 0)) faults.push(`${signal}: ended with ${ended}.`);
      shown.faults.push(...faults);
    }
    await database.close();
    console.table(shown.rows);
    console.table(rows);
    for (const fault of new Set(shown.faults)) console.error(fault);
    return shown.faults.length > 0;
  } finally {
    await cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}
