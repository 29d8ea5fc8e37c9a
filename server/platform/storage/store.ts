import type { Readable } from 'node:stream';
import type { DataStore } from '@tus/server';

/** From the first byte to the last, both counted from 0 and both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

interface StoredThing {
  readonly key: string;
  readonly bytes: number;
}

/**
 * Where the bytes of files are kept, each under a key of its own: on disk, or in a store that speaks S3. What every
 * store must do: `store.test.ts`.
 */
export interface FileStore {
  /** Where what arrives is written, by the tus protocol. */
  readonly incoming: DataStore;
  /**
   * Makes what has arrived whole lasting: from now on nothing of it changes, and a loss of power loses none of it. May
   * be called again.
   */
  keep(key: string): Promise<void>;
  /** What is kept under a key, or a part of it. @throws where nothing is */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /**
   * Where a browser may download it from for a minute, as an attachment of this name; null where bytes only come from here.
   */
  addressOf(key: string, name: string): Promise<string> | null;
  /** Keeps something small beside a file, under its key with an ending: `KEY.preview-1`. */
  put(key: string, content: Uint8Array): Promise<void>;
  /** Removes whatever has arrived or is kept under a key or beside it. May be called again. */
  remove(key: string): Promise<void>;
  /** Everything that is kept or arriving, what stands beside a file under the key of the file with its ending. */
  list(): AsyncIterable<StoredThing>;
}
