import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

/** An answer made once for many readers: compressed, and with a unique tag. */
export interface MadeAnswer {
  readonly type: string;
  readonly body: Buffer;
  readonly compressed: Buffer;
  readonly tag: string;
}

const compress = promisify(brotliCompress);
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export async function madeAnswer(type: string, text: string): Promise<MadeAnswer> {
  const body = Buffer.from(text);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { type, body, compressed: await compress(body, quick), tag: `W/"${hash}"` };
}

interface Bounds {
  /** All answers together, plain and compressed. */
  readonly maxBytes: number;
  /** Milliseconds for which an answer may be out of date because of time alone. */
  readonly freshForMs: number;
}
type Make = () => Promise<MadeAnswer | undefined>;

/**
 * Answers by a key, each made once for everybody who asks with it; nothing is kept where there is none.
 * A key names all that the answer depends on, so that it is another one once that has changed.
 */
export function keptAnswers({ maxBytes, freshForMs }: Bounds) {
  const kept = new LRUCache<string, MadeAnswer, Make>({
    maxSize: maxBytes,
    ttl: freshForMs,
    sizeCalculation: ({ body, compressed }) => body.length + compressed.length,
    fetchMethod: (_key, _stale, { context }) => context(),
    ignoreFetchAbort: true,
  });
  return (key: string, make: Make): Promise<MadeAnswer | undefined> =>
    kept.fetch(key, { context: make });
}

/**
 * Sends it to one reader, or says that they have it already.
 * @param cacheControl how long they may keep it without asking; without it they ask each time
 */
export function sendMade(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { type, body, compressed, tag }: MadeAnswer,
  cacheControl = 'public, no-cache',
): FastifyReply {
  reply.header('Cache-Control', cacheControl).header('ETag', tag).header('Vary', 'Accept-Encoding');
  if (headers['if-none-match'] === tag) return reply.status(304).send();
  reply.type(type);
  if (!/\bbr\b/.test(`${headers['accept-encoding']}`)) return reply.send(body);
  return reply.header('Content-Encoding', 'br').send(compressed);
}
