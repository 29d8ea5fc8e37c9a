import type { Encoding } from '../../../contract/spreadsheet/encodings.ts';
import { csvUpload } from '../../../contract/table.ts';

export interface ReadAs {
  readonly file: File;
  /** If absent, the encoding is guessed. */
  readonly encoding?: Encoding | undefined;
}

/** Results of reading a file. */
export type FileRead =
  | {
      readonly type: 'read';
      readonly header: readonly string[];
      readonly rows: number;
      readonly encoding: Encoding;
      /** Some of its words that show whether the encoding is right. */
      readonly sample: readonly string[];
    }
  | { readonly type: 'unreadable'; readonly sentence: string };

/** Reads a file of students in a worker of its own. @returns what ends it */
export function readFile(given: ReadAs, tell: (said: FileRead) => void): () => void {
  if (given.file.size > csvUpload.maxBytes) {
    tell({ type: 'unreadable', sentence: 'This file is larger than 10 MB.' });
    return () => {};
  }
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<FileRead>) => tell(data);
  worker.onerror = () =>
    tell({ type: 'unreadable', sentence: 'This file could not be read. Try again.' });
  worker.postMessage(given);
  return () => worker.terminate();
}
