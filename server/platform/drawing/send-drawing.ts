import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Drawing } from './drawings.ts';

/** Sends a drawing to one reader, or says that they have it already. */
export function sendDrawing(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { content, tag }: Drawing,
  { type, cacheControl }: { readonly type: string; readonly cacheControl: string },
): FastifyReply {
  reply.header('Cache-Control', cacheControl).header('ETag', tag);
  if (headers['if-none-match'] === tag) return reply.status(304).send();
  return reply.type(type).send(content);
}
