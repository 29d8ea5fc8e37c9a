import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { bytesType, type DeliveredFile } from '../../src/contract/engagements/files.ts';
import { address, insist, type Tally } from './persistent.ts';

export interface Uploading {
  readonly origin: () => string;
  readonly token: string;
  readonly engagement: number;
  readonly name: string;
  readonly content: Uint8Array;
}

interface How {
  /** So much goes in one request. */
  readonly pieceBytes: number;
  /** Asked before each piece: after how many of its bytes the line is cut; null for not at all. */
  cutAfter?(offset: number): number | null;
}

const headers = (token: string) => ({
  authorization: `Bearer ${token}`,
  'x-forwarded-for': address(),
  'tus-resumable': '1.0.0',
});

/**
 * Uploads a file as a browser does that loses its line and its server: it asks how far the file is and goes on from
 * there, until it is ready.
 * @returns the file as the server has it
 */
export async function uploadWhatever(
  { origin, token, engagement, name, content }: Uploading,
  { pieceBytes, cutAfter = () => null }: How,
  tally: Tally,
): Promise<DeliveredFile> {
  const path = `/Engagements/${engagement}/files`;
  const body = { name, bytes: content.length };
  const begin = { method: 'POST', path, token, body, key: randomUUID() } as const;
  const begun = await insist(origin, begin, tally);
  if (begun.status !== 201) throw new Error(`A file was answered ${begun.status}: ${begun.body}`);
  const { id } = JSON.parse(begun.body) as DeliveredFile;
  const url = () => `${origin()}/api${path}/${id}/bytes`;
  for (;;) {
    const offset = await fetch(url(), { method: 'HEAD', headers: headers(token) })
      // One that failed may have said how far it is before it did: then it is not yet known to have come.
      .then((answer) => Number((answer.ok && answer.headers.get('upload-offset')) || Number.NaN))
      .catch(() => Number.NaN);
    if (offset === content.length) break;
    if (Number.isNaN(offset)) await setTimeout(50);
    else
      await sendPiece(
        url(),
        token,
        content.subarray(offset, offset + pieceBytes),
        offset,
        cutAfter(offset),
      );
  }
  for (;;) {
    const listed = await insist(origin, { method: 'GET', path, token }, tally);
    if (listed.status !== 200) throw new Error(`Files were answered ${listed.status}.`);
    const file = (JSON.parse(listed.body) as DeliveredFile[]).find((one) => one.id === id);
    if (!file) throw new Error(`A file that has come is gone: ${listed.body}`);
    if (file.state === 'Ready') return file;
    if (file.state === 'Refused') throw new Error(`A file was refused: ${file.refusedBecause}`);
    await setTimeout(50);
  }
}

/** Whatever becomes of it, the next question tells. */
async function sendPiece(
  url: string,
  token: string,
  piece: Uint8Array,
  offset: number,
  cutAfter: number | null,
): Promise<void> {
  const cut = new AbortController();
  const bytes = new ReadableStream<Uint8Array>({
    async pull(stream) {
      if (cutAfter === null) {
        stream.enqueue(piece);
        return stream.close();
      }
      stream.enqueue(piece.subarray(0, cutAfter));
      await setTimeout(30);
      cut.abort();
    },
  });
  await fetch(url, {
    method: 'PATCH',
    headers: { ...headers(token), 'upload-offset': String(offset), 'content-type': bytesType },
    body: bytes,
    duplex: 'half',
    signal: cut.signal,
  } as RequestInit)
    .then((answer) => answer.arrayBuffer())
    .catch(() => {});
}
