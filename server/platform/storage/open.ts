import type { Config } from '../../config.ts';
import { prepareDataFolder } from './data-folder.ts';
import { openDiskStore } from './disk.ts';
import { openS3Store } from './s3.ts';
import type { FileStore } from './store.ts';

/** The store that is set: a bucket, or else a folder. */
export const openFileStore = ({ fileBucket, filesDir }: Config): FileStore =>
  fileBucket ? openS3Store(fileBucket) : openDiskStore(prepareDataFolder(filesDir));
