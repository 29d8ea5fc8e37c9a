import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';

export interface Content {
  readonly bytes: number;
  /** In hexadecimal. */
  readonly sha256: string;
  /** Its media type by what is in it; null where that tells none. */
  readonly type: string | null;
  readonly beginning: Uint8Array;
}

/** How much of a file is looked at to tell what it is. */
const beginningBytes = 64 * 1024;

/** Reads a file to its end, never more than a piece of it in memory. */
export async function contentOf(file: Readable): Promise<Content> {
  const hash = createHash('sha256');
  const first: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of file as AsyncIterable<Buffer>) {
    hash.update(chunk);
    if (bytes < beginningBytes) first.push(chunk);
    bytes += chunk.length;
  }
  const beginning = Buffer.concat(first).subarray(0, beginningBytes);
  const found = await fileTypeFromBuffer(beginning).catch(() => undefined);
  const type = found?.mime ?? (isText(beginning, bytes) ? 'text/plain' : null);
  return { bytes, sha256: hash.digest('hex'), type, beginning };
}

/**
 * Whether it begins as text in UTF-8 does, with no control characters but those of lines.
 * @param bytes of all of it: what is looked at of a larger one may end within a letter
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
