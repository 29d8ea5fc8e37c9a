import { createReadStream, mkdirSync } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { privateFile, privateFolder } from '../settings/data-folder.ts';
import { DiskIncoming } from './disk-incoming.ts';
import type { FileStore } from './store.ts';

/** The tus store writes this file beside each upload. */
const noteOfUpload = '.json';

/** Keeps files in a folder: `incoming` for what still arrives, `kept/KEY` for what does not change any more. */
export function openDiskStore(folder: string): FileStore {
  const incoming = join(folder, 'incoming');
  const kept = join(folder, 'kept');
  for (const one of [incoming, kept]) mkdirSync(one, { recursive: true, mode: privateFolder });

  const folderOf = (key: string) => join(kept, key.split('.')[0]!);
  const pathOf = (key: string) => join(folderOf(key), key);

  /** Written under another name first: a file is under its key whole, or not at all. */
  async function keepAs(key: string, write: (path: string) => Promise<void>): Promise<void> {
    await mkdir(folderOf(key), { recursive: true, mode: privateFolder });
    const half = `${pathOf(key)}.half`;
    await write(half);
    await synced(half);
    await rename(half, pathOf(key));
    await synced(folderOf(key));
    await synced(kept);
  }

  return {
    incoming: new DiskIncoming({ directory: incoming }),

    async keep(key) {
      const arrived = join(incoming, key);
      // A copy, because a holder of the open upload could still write to the file after its check.
      if (!(await exists(pathOf(key)))) await keepAs(key, (half) => copyFile(arrived, half));
      await rm(arrived, { force: true });
      await rm(arrived + noteOfUpload, { force: true });
    },

    async read(key, range) {
      const stream = createReadStream(pathOf(key), range);
      await new Promise<void>((resolve, reject) => {
        stream.once('open', () => resolve());
        stream.once('error', reject);
      });
      return stream;
    },

    addressOf: () => null,

    put: (key, content) => keepAs(key, (half) => writeFile(half, content, { mode: privateFile })),

    async remove(key) {
      // A preview may still be written: a folder that is not empty after all is emptied again.
      await rm(folderOf(key), { recursive: true, force: true, maxRetries: 10, retryDelay: 20 });
      for (const end of ['', noteOfUpload]) await rm(join(incoming, key + end), { force: true });
    },

    async *list() {
      const folders = (await readdir(kept)).map((name) => join(kept, name));
      for (const folder of [...folders, incoming])
        for (const name of await readdir(folder).catch(() => [])) {
          const found = await stat(join(folder, name)).catch(() => null);
          if (found) yield { key: name.replace(/\.(?:json|half)$/, ''), bytes: found.size };
        }
    },
  };
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Waits until the disk has it: before that a loss of power could take it back. */
async function synced(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
