import { prepareDataFolder } from '../settings/data-folder.ts';
import { openDiskStore } from './disk.ts';
import { openS3Store } from './s3.ts';
import type { FileStore } from './store.ts';

/** Where files are kept: in a bucket where there is one, else in a folder. */
interface StorageSettings {
  readonly fileBucket: Parameters<typeof openS3Store>[0] | null;
  readonly filesDir: string;
}

/** The store that is set: a bucket, or else a folder. */
export const openFileStore = ({ fileBucket, filesDir }: StorageSettings): FileStore =>
  fileBucket ? openS3Store(fileBucket) : openDiskStore(prepareDataFolder(filesDir));
