import { readSpreadsheet } from '../../../contract/spreadsheet/read.ts';
import { refusalOf } from './file-facts.ts';
import type { FileRead, ReadAs } from './read-file.ts';

const tell = (said: FileRead) => self.postMessage(said);

/** Reads a whole file beside the page, which goes on answering; it is ended when the answer is no longer wanted. */
self.onmessage = async ({ data: { file, encoding } }: MessageEvent<ReadAs>) => {
  const read = readSpreadsheet(new Uint8Array(await file.arrayBuffer()), encoding);
  if (!read) {
    const sentence = 'This file is not text. Save it as CSV, and choose it again.';
    tell({ type: 'unreadable', sentence });
    return;
  }
  const header = read.header.filter((name) => name !== '');
  const rows = read.rows.length;
  const sentence = refusalOf({ header, rows });
  if (sentence) tell({ type: 'unreadable', sentence });
  else tell({ type: 'read', header, rows, encoding: read.encoding, sample: read.sample });
};
