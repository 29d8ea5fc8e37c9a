import { readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { folderProblem, privateFile } from '../../settings/data-folder.ts';
import { BadSetting } from '../../settings/settings.ts';

/** SQLite's word for a file that another process has locked. */
const locked = 5;

/**
 * Holds `folder` for this process alone; two PGlite processes on one folder would silently lose data.
 * The lock is the operating system's lock on a SQLite file, so it ends with the process however
 * that ends, and it holds between containers that share the folder. A pid file would do neither.
 * @returns what lets the folder go.
 * @throws {BadSetting} where another process holds it, and says which one
 */
export function lockFolder(folder: string): () => void {
  const holderFile = join(folder, 'holder.txt');
  const lockFile = join(folder, 'lock.sqlite');
  let lock: DatabaseSync | null = null;
  try {
    lock = new DatabaseSync(lockFile);
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
    const since = new Date().toISOString();
    const holder = `process ${process.pid} on ${hostname()}, since ${since}\n`;
    writeFileSync(holderFile, holder, { mode: privateFile });
  } catch (error) {
    lock?.close();
    if ((error as { errcode?: number }).errcode === locked)
      throw new BadSetting(
        `DATA_DIR: ${folder} is in use by ${holder(holderFile)}. Stop that process, or set DATA_DIR to another folder.`,
      );
    throw new BadSetting(
      folderProblem(folder, error) ??
        `DATA_DIR: ${lockFile} cannot be locked. Delete this file: it holds no data.`,
      { cause: error },
    );
  }
  return () => lock.close();
}

function holder(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return 'another process';
  }
}
