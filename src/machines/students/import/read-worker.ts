import Papa from 'papaparse';
import { FileFacts } from './file-facts.ts';
import type { FileRead } from './read-file.ts';

/** A part large enough to be quick and small enough to show how far it is. */
const partBytes = 256 * 1024;

const tell = (said: FileRead) => self.postMessage(said);

/** Reads a whole file beside the page, which goes on answering; it is ended when the answer is no longer wanted. */
self.onmessage = ({ data: file }: MessageEvent<File>) => {
  const facts = new FileFacts();
  let refusal: string | null = null;
  Papa.parse<string[]>(file as never, {
    chunkSize: partBytes,
    skipEmptyLines: 'greedy',
    chunk: ({ data, meta }: Papa.ParseResult<string[]>, parser: Papa.Parser) => {
      refusal = facts.take(data);
      if (refusal) parser.abort();
      else tell({ type: 'progress', share: file.size > 0 ? meta.cursor / file.size : 0 });
    },
    complete: () => {
      if (!refusal && !facts.header) refusal = facts.take([[]]);
      tell(
        refusal
          ? { type: 'unreadable', sentence: refusal }
          : { type: 'read', header: facts.header ?? [], rows: facts.rows },
      );
    },
    error: () =>
      tell({ type: 'unreadable', sentence: 'This file could not be read. Choose a CSV file.' }),
  });
};
