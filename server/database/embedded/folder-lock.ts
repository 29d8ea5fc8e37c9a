import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process has the folder open. The message says which one. */
export class FolderHeld extends Error {
  override readonly name = 'FolderHeld';
}

/**
 * Holds `folder` for this process alone; two PGlite processes on one folder would silently lose data.
 * The lock is the operating system's lock on a SQLite file, so it ends with the process however
 * that ends, and it holds between containers that share the folder. A pid file would do neither.
 * @returns what lets the folder go.
 */
export function holdFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const holderFile = join(folder, 'holder.txt');
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'));
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch {
    lock.close();
    throw new FolderHeld(
      `${resolve(folder)} is in use by ${holder(holderFile)}. Stop that process, or set DATA_DIR to another folder.`,
    );
  }
  writeFileSync(
    holderFile,
    `process ${process.pid} on ${hostname()}, since ${new Date().toISOString()}\n`,
  );
  return () => lock.close();
}

function holder(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return 'another process';
  }
}
