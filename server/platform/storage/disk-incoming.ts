import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileStore as TusFileStore } from '@tus/file-store';

// tus would make its folder in the background, where a failure ends the process. Ours is made before.
// biome-ignore lint/complexity/useLiteralKeys: it is private
TusFileStore.prototype['checkOrCreateDirectory'] = () => {};

/** Uploads as tus keeps them in a folder. Also reports the disk's error, which tus leaves out. */
export class DiskIncoming extends TusFileStore {
  override async write(bytes: Readable, id: string, offset: number): Promise<number> {
    const file = createWriteStream(join(this.directory, id), { flags: 'r+', start: offset });
    await pipeline(bytes, file);
    return offset + file.bytesWritten;
  }
}
