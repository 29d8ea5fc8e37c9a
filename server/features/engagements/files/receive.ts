import { Readable } from 'node:stream';
import { Server, Upload } from '@tus/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isFull } from '../../../platform/http/no-room.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { FileStore } from '../../../platform/storage/store.ts';
import type { StoredFile } from './repository.ts';

/** Takes the bytes of files by the tus protocol (https://tus.io/protocols/resumable-upload, 1.0.0). */
export interface Receiver {
  /**
   * Answers a `HEAD` or a `PATCH` about an upload with its progress in the headers.
   * @returns the number of its bytes received
   * @throws {Problem} `not-found`, `upload-elsewhere`, `too-large`, `bad-request`, `no-room`, and the problems of
   * `asking`
   */
  receive(
    file: StoredFile,
    request: FastifyRequest,
    reply: FastifyReply,
    asking: Asking,
  ): Promise<number>;
}

/** Asked again and again while bytes come. */
interface Asking {
  /** @throws where no more may come: those that have are kept, and the connection ends */
  readonly mayGoOn: () => Promise<void>;
  readonly everyMs: number;
}

export function openReceiver({ incoming }: FileStore): Receiver {
  const tus = new Server({
    path: '/',
    datastore: incoming,
    relativeLocation: true,
    onResponseError: (_, error) => (isFull(error) ? { status_code: 507, body: '' } : undefined),
  });
  return {
    async receive({ key, bytes }, request, reply, asking) {
      if (request.method === 'HEAD') await begin(key, bytes);
      const coming = whileAllowed(request.raw, asking);
      const answer = await tus.handleWeb(asWebRequest(request, key, coming.bytes));
      const refused = coming.refused();
      if (refused) {
        reply.header('Connection', 'close');
        throw refused;
      }
      if (answer.status >= 400) throw refusal(answer.status, await answer.text());
      for (const name of told) {
        const value = answer.headers.get(name);
        if (value !== null) reply.header(name, value);
      }
      return Number(answer.headers.get('Upload-Offset'));
    },
  };

  /** The first question about an upload begins it. */
  async function begin(key: string, size: number): Promise<void> {
    try {
      await incoming.getUpload(key);
    } catch (error) {
      if (!isMissing(error)) throw error;
      await incoming.create(new Upload({ id: key, size, offset: 0 }));
    }
  }
}

const asked = ['tus-resumable', 'upload-offset', 'content-type', 'content-length'];
const told = ['Upload-Offset', 'Upload-Length', 'Tus-Resumable'];

const isMissing = (error: unknown) =>
  [404, 410].includes((error as { status_code?: number }).status_code ?? 0);

/** The bytes of a request for as long as they may come; after that, why not. */
function whileAllowed(raw: Readable, { mayGoOn, everyMs }: Asking) {
  let refused: unknown = null;
  async function* bytes() {
    let asked = performance.now();
    for await (const chunk of raw.iterator({ destroyOnReturn: false })) {
      if (performance.now() - asked > everyMs) {
        try {
          await mayGoOn();
        } catch (error) {
          refused = error;
          return;
        }
        asked = performance.now();
      }
      yield chunk;
    }
  }
  return { bytes: Readable.from(bytes(), { objectMode: false }), refused: () => refused };
}

/** With the request of Node behind it: when that is cut off, what has come so far is kept. */
function asWebRequest(
  { method, headers, raw }: FastifyRequest,
  key: string,
  bytes: Readable,
): Request {
  const request = new Request(`http://uploads/${key}`, {
    method,
    headers: Object.fromEntries(
      asked.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
    ),
    ...(method === 'PATCH' && { body: Readable.toWeb(bytes) as ReadableStream, duplex: 'half' }),
  });
  return Object.assign(request, { runtime: { node: { req: raw } } });
}

function refusal(status: number, words: string): Error {
  switch (status) {
    case 404:
    case 410:
      return new Problem('not-found');
    case 409:
    case 423:
      return new Problem('upload-elsewhere', 'Ask how far it is, and continue from there.');
    case 413:
      return new Problem('too-large');
    case 400:
    case 412:
      return new Problem('bad-request', `${words.trim()}.`);
    case 507:
      return new Problem(
        'no-room',
        'There is no room for files just now. What has arrived is kept, and the upload goes on from there later.',
      );
    default:
      return new Error(`The upload failed with ${status}: ${words.trim()}`);
  }
}
