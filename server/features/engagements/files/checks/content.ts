import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';
import { bytesBeforePdf, type Ends, endsLookedAt } from '../../../../platform/storage/pdf/rules.ts';

export interface Content extends Ends {
  readonly bytes: number;
  /** In hexadecimal. */
  readonly sha256: string;
  /** Media type by its content; null if the content shows none. */
  readonly type: string | null;
}

/** Reads a file to its end, never more than a piece of it in memory. */
export async function contentOf(file: Readable): Promise<Content> {
  const hash = createHash('sha256');
  const first: Buffer[] = [];
  let ending: Buffer = Buffer.alloc(0);
  let bytes = 0;
  for await (const chunk of file as AsyncIterable<Buffer>) {
    hash.update(chunk);
    if (bytes < endsLookedAt) first.push(chunk);
    ending = Buffer.concat([ending, chunk]).subarray(-endsLookedAt);
    bytes += chunk.length;
  }
  const beginning = Buffer.concat(first).subarray(0, endsLookedAt);
  const found = await fileTypeFromBuffer(beginning).catch(() => undefined);
  const itself = bytesBeforePdf(beginning) === null ? found?.mime : 'application/pdf';
  const type = itself ?? (isText(beginning, bytes) ? 'text/plain' : null);
  return { bytes, sha256: hash.digest('hex'), type, beginning, ending };
}

/**
 * True if it begins as UTF-8 text without control characters other than those of lines.
 * @param bytes size of the whole file; the beginning of a larger one may end within a character
 */
function isText(beginning: Uint8Array, bytes: number): boolean {
  const stream = bytes > beginning.length;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(beginning, { stream });
    return !/[^\P{Cc}\t\n\f\r]/u.test(text);
  } catch {
    return false;
  }
}

/** The whole of a file. @throws where it is larger than said */
export async function wholeOf(file: Readable, atMost: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of file as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > atMost) throw new Error(`The file has more than ${atMost} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
