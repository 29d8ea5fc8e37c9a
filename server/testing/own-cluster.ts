import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type AsPostgres, asPostgres, folderOf, postgresqlBin } from './as-postgres.ts';
import { freePort } from './process.ts';

const run = promisify(execFile);

/** A PostgreSQL of one's own, on loopback and a free port, that may be stopped and started at will. */
export interface Server {
  /** Its own database, as whoever made it. */
  readonly url: string;
  /** `immediate` is what a crash leaves; `fast` ends what is under way. */
  stop(mode: 'fast' | 'immediate'): Promise<void>;
  /** @returns once it takes connections */
  start(): Promise<void>;
  /** Its processes at this moment, its first one first. */
  processes(): Promise<number[]>;
}

export interface Cluster extends Server {
  /** @returns a copy that replays what this one writes, once it takes connections */
  addReplica(): Promise<Server>;
  /** With its replicas. */
  remove(): Promise<void>;
}

/** Where the servers of a cluster are, whose they are, and how they are set. */
interface Place {
  readonly owner: AsPostgres;
  readonly folder: string;
  readonly settings: readonly string[];
}

/** A new and empty one. @param settings of PostgreSQL besides its own, such as `['max_connections=20']` */
export async function ownCluster(settings: readonly string[] = []): Promise<Cluster> {
  const owner = await asPostgres();
  const place = { owner, folder: folderOf(owner, 'cluster'), settings };
  const dataOf = (name: string) => join(place.folder, name);
  const init = ['-D', dataOf('data'), '-U', 'trestle', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  await call(owner, 'initdb', ...init);
  const replicas: Server[] = [];
  const primary = await serverIn(place, 'data');
  return {
    ...primary,
    async addReplica() {
      const name = `replica-${replicas.length + 1}`;
      const from = ['-d', primary.url, '-D', dataOf(name)];
      await call(owner, 'pg_basebackup', ...from, '-R', '-c', 'fast', '--no-sync');
      const replica = await serverIn(place, name);
      replicas.push(replica);
      return replica;
    },
    async remove() {
      for (const server of [...replicas, primary]) await server.stop('immediate').catch(() => {});
      rmSync(place.folder, { recursive: true, force: true });
    },
  };
}

/** Starts the server whose data are in a folder. */
async function serverIn({ owner, folder, settings }: Place, name: string): Promise<Server> {
  const data = join(folder, name);
  const port = await freePort();
  // A replica asks its primary again so often, once it has lost it.
  const usual = [
    'listen_addresses=127.0.0.1',
    'max_connections=100',
    'wal_retrieve_retry_interval=500',
  ];
  const options = [...usual, ...settings]
    .map((setting) => `-c ${setting}`)
    .concat(`-p ${port} -k ${folder}`)
    .join(' ');
  const log = join(folder, `${name}.log`);
  const server: Server = {
    url: `postgres://trestle@127.0.0.1:${port}/postgres`,
    async stop(mode) {
      await call(owner, 'pg_ctl', '-D', data, '-m', mode, '-w', 'stop');
    },
    async start() {
      await call(owner, 'pg_ctl', '-D', data, '-l', log, '-w', '-o', options, 'start');
    },
    async processes() {
      const first = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]!;
      const { stdout } = await run('pgrep', ['-P', first]);
      return [first, ...stdout.trim().split('\n')].map(Number);
    },
  };
  await server.start();
  return server;
}

const call = (owner: AsPostgres, program: string, ...args: string[]) =>
  run(postgresqlBin ? join(postgresqlBin, program) : program, args, owner);
