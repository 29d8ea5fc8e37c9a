import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { asPostgres, folderOf, postgresqlBin } from './as-postgres.ts';
import { freePort } from './process.ts';

const run = promisify(execFile);

/** A PostgreSQL of one's own, on loopback and a free port, that may be stopped and started at will. */
export interface Cluster {
  /** Its own database, as whoever made it. */
  readonly url: string;
  /** `immediate` is what a crash leaves; `fast` ends what is under way. */
  stop(mode: 'fast' | 'immediate'): Promise<void>;
  /** @returns once it takes connections */
  start(): Promise<void>;
  remove(): Promise<void>;
}

/** @param settings of PostgreSQL besides its own, such as `['max_connections=20']` */
export async function ownCluster(settings: readonly string[] = []): Promise<Cluster> {
  const owner = await asPostgres();
  const folder = folderOf(owner, 'cluster');
  const data = join(folder, 'data');
  const call = (program: string, ...args: string[]) =>
    run(postgresqlBin ? join(postgresqlBin, program) : program, args, owner);
  await call('initdb', '-D', data, '-U', 'trestle', '-A', 'trust', '-E', 'UTF8', '--no-sync');
  const port = await freePort();
  const options = ['listen_addresses=127.0.0.1', 'max_connections=100', ...settings]
    .map((setting) => `-c ${setting}`)
    .concat(`-p ${port} -k ${folder}`)
    .join(' ');
  const log = join(folder, 'log');
  const cluster: Cluster = {
    url: `postgres://trestle@127.0.0.1:${port}/postgres`,
    async stop(mode) {
      await call('pg_ctl', '-D', data, '-m', mode, '-w', 'stop');
    },
    async start() {
      await call('pg_ctl', '-D', data, '-l', log, '-w', '-o', options, 'start');
    },
    async remove() {
      await cluster.stop('immediate').catch(() => {});
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await cluster.start();
  return cluster;
}
