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
 * Stores files' bytes, each under its own key, on disk or in S3. `store.test.ts` has the requirements for every store.
 */
export interface FileStore {
  /** Receives uploads by the tus protocol. */
  readonly incoming: DataStore;
  /**
   * Makes what has arrived whole lasting: from now on nothing of it changes, and a loss of power loses none of it. May
   * be called again.
   */
  keep(key: string): Promise<void>;
  /** Reads the file under a key, or a part of it. @throws if there is none */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /**
   * An address from which a browser may download it for a minute, as an attachment of this name; null if downloads go
   * through the server.
   */
  addressOf(key: string, name: string): Promise<string> | null;
  /** Keeps something small beside a file, under its key with an ending: `KEY.preview-1`. */
  put(key: string, content: Uint8Array): Promise<void>;
  /** Removes everything arriving or kept under a key, with the files beside it. May be repeated. */
  remove(key: string): Promise<void>;
  /** Everything arriving or kept. A file beside another is listed under its key and ending. */
  list(): AsyncIterable<StoredThing>;
}
