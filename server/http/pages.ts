import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Page } from '../../src/contract/paging.ts';

/** Answers a page's rows as a bare array, and says in headers how many there are and where the rest is (RFC 8288). */
export function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { rows, total, hasMore }: Page<unknown>,
  { page, pageSize }: { page: number; pageSize: number },
): readonly unknown[] {
  const last = Math.max(1, Math.ceil(total / pageSize));
  const neighbours = { first: 1, prev: page - 1, next: page + 1, last };
  const address = addressWithoutPage(request);
  const links = Object.entries(neighbours)
    .filter(([, number]) => number >= 1 && number <= last)
    .map(([rel, number]) => `<${address}page=${number}>; rel="${rel}"`);
  reply.header('X-Total-Count', total).header('Link', links.join(', '));
  if (hasMore) reply.header('X-Total-More', 'true');
  return rows;
}

/** The address that was asked for, up to where a page's number may stand. */
function addressWithoutPage({ url }: FastifyRequest): string {
  const [path, ...query] = url.split('?');
  const asked = new URLSearchParams(query.join('?'));
  asked.delete('page');
  return asked.size === 0 ? `${path}?` : `${path}?${asked}&`;
}
