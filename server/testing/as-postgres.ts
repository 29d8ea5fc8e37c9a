import { execFile } from 'node:child_process';
import { chownSync, globSync, mkdtempSync } from 'node:fs';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Where Debian keeps the programs of its newest PostgreSQL; undefined where they are found by name. */
export const postgresqlBin = globSync('/usr/lib/postgresql/*/bin').sort().at(-1);

/** As whom and where a program of PostgreSQL is started. */
export interface AsPostgres {
  readonly cwd: string;
  readonly uid?: number;
  readonly gid?: number;
}

/** PostgreSQL refuses to run as root, so then it runs as the user its package made. */
export async function asPostgres(): Promise<AsPostgres> {
  if (userInfo().uid !== 0) return { cwd: '/' };
  const numberOf = async (which: '-u' | '-g') =>
    Number((await run('id', [which, 'postgres'])).stdout);
  return { cwd: '/', uid: await numberOf('-u'), gid: await numberOf('-g') };
}

/** A new folder in `/tmp` that PostgreSQL may write to; sockets in it have names that are short enough. */
export function folderOf({ uid, gid }: AsPostgres, name: string): string {
  const folder = mkdtempSync(`/tmp/trestle-${name}-`);
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return folder;
}
