import { execFile } from 'node:child_process';
import { chownSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../server/testing/process.ts';

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

/** A new and empty one, as its package's user where this is root: PostgreSQL refuses to run as root. */
export async function ownCluster(connections = 100): Promise<Cluster> {
  const folder = mkdtempSync('/tmp/trestle-cluster-');
  if (isRoot) chownSync(folder, await numberOf('-u'), await numberOf('-g'));
  const data = join(folder, 'data');
  await call('initdb', '-D', data, '-U', 'trestle', '-A', 'trust', '-E', 'UTF8', '--no-sync');
  const replicas: Server[] = [];
  const primary = await serverIn(folder, 'data', connections);
  return {
    ...primary,
    async addReplica() {
      const name = `replica-${replicas.length + 1}`;
      const from = ['-d', primary.url, '-D', join(folder, name)];
      await call('pg_basebackup', ...from, '-R', '-c', 'fast', '--no-sync');
      const replica = await serverIn(folder, name, connections);
      replicas.push(replica);
      return replica;
    },
    async remove() {
      for (const server of [...replicas, primary]) await server.stop('immediate').catch(() => {});
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts the server whose data are in a folder. */
async function serverIn(folder: string, name: string, connections: number): Promise<Server> {
  const data = join(folder, name);
  const port = await freePort();
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=${connections}`;
  const log = join(folder, `${name}.log`);
  const server: Server = {
    url: `postgres://trestle@127.0.0.1:${port}/postgres`,
    async stop(mode) {
      await call('pg_ctl', '-D', data, '-m', mode, '-w', 'stop');
    },
    async start() {
      // A replica asks its primary again so often, once it has lost it.
      const patience = '-c wal_retrieve_retry_interval=500';
      await call('pg_ctl', '-D', data, '-l', log, '-w', '-o', `${options} ${patience}`, 'start');
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

/** Whether another user must run what refuses to run as root. */
export const isRoot = userInfo().uid === 0;
const bin = globSync('/usr/lib/postgresql/*/bin').sort().at(-1);

function call(program: string, ...args: string[]) {
  const file = bin ? join(bin, program) : program;
  return isRoot ? run('runuser', ['-u', 'postgres', '--', file, ...args]) : run(file, args);
}

/** The number of the user whom the package made, or of its group. */
export const numberOf = async (which: '-u' | '-g'): Promise<number> =>
  Number((await run('id', [which, 'postgres'])).stdout);
