import pg from 'pg';
import { median } from '../../../bench/figures.ts';
import { cpuMs } from '../../../server/testing/cpu.ts';
import type { RunningServer } from '../../../server/testing/process.ts';
import { call } from '../../harness/calls.ts';
import type { Cast } from '../../harness/cast.ts';

const readers = 16;
const calls = 800;
const rounds = 5;

/** One way in which an instance reaches its database. */
export interface Way {
  readonly instance: RunningServer;
  readonly prepare?: () => Promise<void>;
  /** All that work for it, at this moment. */
  processes(): Promise<number[]>;
}

/** The processor time that a list takes while sixteen ask at once, in milliseconds; how long it takes depends on what else runs. */
async function cpuOfList({ instance, processes }: Way, { students }: Cast): Promise<number> {
  const before = cpuMs(await processes());
  await Promise.all(
    Array.from({ length: readers }, async (_, number) => {
      for (let n = 0; n < calls / readers; n += 1)
        await call(instance.origin, 'GET', '/Projects', students[number]!.token);
    }),
  );
  return (cpuMs(await processes()) - before) / calls;
}

/** Two ways by turns, after each has had time to be compiled. @returns the median of the second as a multiple of the first's */
export async function ratioOf(cast: Cast, ways: readonly [Way, Way]): Promise<number> {
  const seen: [number[], number[]] = [[], []];
  for (let round = 0; round <= rounds; round += 1)
    for (const [at, way] of ways.entries()) {
      await way.prepare?.();
      const cpu = await cpuOfList(way, cast);
      if (round > 0) seen[at]!.push(cpu);
    }
  return median(seen[1]) / median(seen[0]);
}

/** Connections that do nothing, as other instances keep them. */
export function idleConnections(connectionString: string, count: number) {
  let open: pg.Client[] = [];
  return {
    async open() {
      open = Array.from({ length: count }, () => new pg.Client({ connectionString }));
      for (const client of open) await client.connect();
      // A list each, so that each holds what a connection comes to hold.
      await Promise.all(open.map((client) => client.query('select * from projects limit 20')));
    },
    async close() {
      await Promise.all(open.map((client) => client.end()));
      open = [];
    },
  };
}
