import { chmodSync, mkdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BadSetting } from './settings.ts';

/** Nobody but the server's own user reads what is kept: people's data, mails with codes, the secret. */
export const privateFolder = 0o700;
export const privateFile = 0o600;

/** As `/tmp` has it: the folder is everybody's. */
const sticky = 0o1000;

/**
 * Makes the data folder where it is missing, closes it to other users, and sees whether it can be written to.
 * @returns its full path
 * @throws {BadSetting} where it cannot
 */
export function prepareDataFolder(folder: string): string {
  const path = resolve(folder);
  try {
    mkdirSync(path, { recursive: true, mode: privateFolder });
    closeToOthers(path);
    const probe = join(path, '.probe');
    try {
      writeFileSync(probe, new Uint8Array(4096), { mode: privateFile, flush: true });
    } finally {
      rmSync(probe, { force: true });
    }
  } catch (error) {
    throw new BadSetting(folderProblem(path, error) ?? String(error), { cause: error });
  }
  return path;
}

/** Skips a mounted folder that belongs to somebody else. It may still be writable. */
function closeToOthers(path: string): void {
  const { uid, mode } = statSync(path);
  if (uid === process.getuid?.() && !(mode & sticky)) chmodSync(path, privateFolder);
}

const sentences: Record<string, string> = {
  EEXIST: 'is a file. Set DATA_DIR to a folder',
  ENOTDIR: 'lies below a file. Set DATA_DIR to a folder',
  EACCES: 'cannot be written to by this user. Allow it, or set DATA_DIR to another folder',
  EPERM: 'cannot be written to by this user. Allow it, or set DATA_DIR to another folder',
  EROFS: 'is on a disk that can only be read. Set DATA_DIR to another folder',
  ENOSPC: 'is on a disk that is full. Free some space, or set DATA_DIR to another folder',
  EDQUOT: 'is on a disk that is full. Free some space, or set DATA_DIR to another folder',
};

/** Explains why the data folder cannot be used, with the remedy; null if it is not at fault. */
export function folderProblem(path: string, error: unknown): string | null {
  const { code } = error as NodeJS.ErrnoException;
  const words = sentences[isFull(path) ? 'ENOSPC' : (code ?? '')];
  return words ? `DATA_DIR: ${path} ${words}.` : null;
}

/** Errors of a full disk seldom name the cause. */
function isFull(path: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(path);
    return bavail * bsize < 1_000_000;
  } catch {
    return false;
  }
}
