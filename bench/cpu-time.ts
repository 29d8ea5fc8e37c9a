import pg from 'pg';
import { cpuMs } from '../server/testing/cpu.ts';

/** Milliseconds of a processor that were used so far, by the product and by the database's processes for it. */
export interface CpuTime {
  readonly product: number;
  readonly database: number;
}

/** Of this machine's own PostgreSQL only: its processes are looked at from outside. */
export async function cpuTime(productPid: number, databaseUrl: string): Promise<CpuTime> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where pid <> pg_backend_pid()
       and (datname = current_database() or backend_type in ('walwriter', 'checkpointer', 'background writer'))`,
  );
  await client.end();
  return { product: cpuMs([productPid]), database: cpuMs(rows.map(({ pid }) => pid)) };
}
