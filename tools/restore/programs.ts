import { execFile } from 'node:child_process';
import { chownSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The newest version's programs, which Debian keeps out of the PATH; elsewhere they are found there. */
const debians = globSync('/usr/lib/postgresql/*/bin').sort().at(-1);
const of = (program: string) => (debians ? join(debians, program) : program);

/** PostgreSQL refuses to run as root, so for root its programs run as the user that its package made. */
const isRoot = process.getuid?.() === 0;

/** Runs PostgreSQL's own program. @throws what it said, where it fails */
export const callPgCtl = (...args: string[]): Promise<string> => call(of('pg_ctl'), args);

/**
 * Whether a PostgreSQL takes connections already.
 * @param sockets the folder of its socket
 * @throws where nobody answers
 */
export const isReady = (sockets: string): Promise<boolean> =>
  run(of('pg_isready'), ['-h', sockets]).then(
    () => true,
    ({ code, stdout, message }) => {
      if (code === 1) return false;
      throw new Error(String(stdout).trim() || message);
    },
  );

/** @returns what it said. @throws the same, where it fails */
export const callPgBackRest = (...args: string[]): Promise<string> => call('pgbackrest', args);

async function call(program: string, args: string[]): Promise<string> {
  const [file, ...all] = isRoot
    ? ['runuser', '-u', 'postgres', '--', program, ...args]
    : [program, ...args];
  const { stdout } = await run(file!, all).catch((failed) => {
    throw new Error(`${failed.stderr}${failed.stdout}`.trim() || failed.message);
  });
  return stdout;
}

/** Gives a folder to the user that the programs run as. */
export async function giveToPostgres(folder: string): Promise<void> {
  if (!isRoot) return;
  const numberOf = async (which: '-u' | '-g') =>
    Number((await run('id', [which, 'postgres'])).stdout);
  chownSync(folder, await numberOf('-u'), await numberOf('-g'));
}
