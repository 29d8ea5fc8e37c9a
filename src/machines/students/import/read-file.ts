import { csvUpload } from '../../../contract/table.ts';

/** What is heard while a file is read. */
export type FileRead =
  | { readonly type: 'progress'; readonly share: number }
  | { readonly type: 'read'; readonly header: readonly string[]; readonly rows: number }
  | { readonly type: 'unreadable'; readonly sentence: string };

/** Reads a file of students in a worker of its own. @returns what ends it */
export function readFile(file: File, tell: (said: FileRead) => void): () => void {
  if (file.size > csvUpload.maxBytes) {
    tell({ type: 'unreadable', sentence: 'This file is larger than 10 MB.' });
    return () => {};
  }
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<FileRead>) => tell(data);
  worker.onerror = () =>
    tell({ type: 'unreadable', sentence: 'This file could not be read. Try again.' });
  worker.postMessage(file);
  return () => worker.terminate();
}
