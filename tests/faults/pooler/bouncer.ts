import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { asPostgres, folderOf } from '../../../server/testing/as-postgres.ts';
import { freePort } from '../../../server/testing/process.ts';

/** Where Debian's package puts it. */
export const program = '/usr/sbin/pgbouncer';

export interface Bouncer {
  /** The same database, by way of it. */
  readonly url: string;
  readonly pid: number;
  end(): Promise<void>;
}

/** PgBouncer in front of a database, on a free port. */
export async function startBouncer(
  database: string,
  { mode, ignored }: { mode: 'session' | 'transaction'; ignored: string },
): Promise<Bouncer> {
  // It refuses to run as root, too.
  const owner = await asPostgres();
  const folder = folderOf(owner, 'pooler');
  const { hostname, port, username } = new URL(database);
  const listenPort = await freePort();
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(join(folder, 'users.txt'), `"${username}" ""\n`);
  writeFileSync(
    settings,
    `[databases]
postgres = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
pool_mode = ${mode}
default_pool_size = 50
ignore_startup_parameters = ${ignored}
`,
  );
  const child = spawn(program, ['-q', settings], { stdio: 'ignore', ...owner });
  const url = new URL(database);
  url.port = String(listenPort);
  while (child.exitCode === null && !(await answers(url.href))) await setTimeout(25);
  if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}.`);
  return {
    url: url.href,
    pid: child.pid!,
    async end() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  return client
    .connect()
    .then(() => client.end())
    .then(
      () => true,
      () => false,
    );
}
