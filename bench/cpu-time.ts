import { readFileSync } from 'node:fs';
import pg from 'pg';

/** Seconds of a processor that were used so far, by the product and by the database's processes for it. */
export interface CpuTime {
  readonly product: number;
  readonly database: number;
}

/** Clock ticks a second, as Linux counts them for everybody (`man 5 proc`). */
const ticks = 100;

/** Of this machine's own PostgreSQL only: its processes are looked at in /proc. */
export async function cpuTime(productPid: number, databaseUrl: string): Promise<CpuTime> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(
    `select pid from pg_stat_activity where pid <> pg_backend_pid()
       and (datname = current_database() or backend_type in ('walwriter', 'checkpointer', 'background writer'))`,
  );
  await client.end();
  return {
    product: usedBy(productPid),
    database: rows.reduce((sum, { pid }) => sum + usedBy(pid), 0),
  };
}

/** Of one process with all its threads; none of one that has ended meanwhile. */
function usedBy(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\)/s, '')
      .trim()
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / ticks;
  } catch {
    return 0;
  }
}
