import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, globSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AsPostgres, asPostgres } from '../../server/testing/as-postgres.ts';

/** Each program that a cluster is made of, and the Debian package that brings it. */
const packages = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  haproxy: 'haproxy',
  initdb: 'postgresql',
} as const;

type ProgramName = keyof typeof packages;

const placesOf = (name: string) =>
  globSync([`/usr/{bin,sbin,local/bin}/${name}`, `/usr/lib/postgresql/*/bin/${name}`]);

/** @throws one line that says what to install */
export function needPrograms(): void {
  const missing = Object.entries(packages).filter(([name]) => placesOf(name).length === 0);
  if (missing.length === 0) return;
  const [names, from] = [0, 1].map((part) => missing.map((each) => each[part]).join(' '));
  throw new Error(`Not installed: ${names}. On Debian: apt-get install ${from}`);
}

/** A program that runs until it is ended. */
export interface Program {
  readonly process: ChildProcess;
  /** What it has written, for when it does not do what it should. */
  log(): string;
  /** Ends it, and waits until it is gone. */
  end(signal?: NodeJS.Signals): Promise<void>;
}

/**
 * Starts a program in the folder of a cluster, apart from the terminal, whose Ctrl-C is for the command alone.
 * @param title of its log in the folder
 */
export async function startProgram(
  name: Exclude<ProgramName, 'initdb'>,
  args: readonly string[],
  { folder, title = name }: { folder: string; title?: string },
): Promise<Program> {
  const owner: AsPostgres = await asPostgres();
  const log = join(folder, `${title}.log`);
  const written = openSync(log, 'a');
  const child = spawn(placesOf(name)[0] ?? name, args, {
    ...owner,
    detached: true,
    stdio: ['ignore', written, written],
  });
  closeSync(written);
  const gone = once(child, 'exit');
  await once(child, 'spawn');
  return {
    process: child,
    log: () => readFileSync(log, 'utf8'),
    async end(signal = 'SIGTERM') {
      child.kill(signal);
      await gone;
    },
  };
}
