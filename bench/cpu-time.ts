import { readFileSync } from 'node:fs';
import pg from 'pg';
import { cpuMs } from '../server/testing/cpu.ts';

/** Milliseconds of a processor that were used so far, by the product and by PostgreSQL. */
export interface CpuTime {
  readonly product: number;
  readonly database: number;
}

/** Of this machine's own PostgreSQL, whomever it works for: its processes are looked at from outside. */
export async function cpuTime(productPid: number, databaseUrl: string): Promise<CpuTime> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity');
  const pids = rows.map(({ pid }) => pid);
  // What connections used that have ended since is counted with the process that started them.
  const first = parentOf(pids[0]!);
  const database = cpuMs([first, ...pids]);
  await client.end();
  return { product: cpuMs([productPid]), database };
}

const parentOf = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')[1]);
