import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Page } from '../../src/contract/paging.ts';

/** Answers a page's rows as a bare array, and says in headers how many there are and where the rest is (RFC 8288). */
export function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { rows, total }: Page<unknown>,
  { page, pageSize }: { page: number; pageSize: number },
): readonly unknown[] {
  const last = Math.max(1, Math.ceil(total / pageSize));
  const neighbours = { first: 1, prev: page - 1, next: page + 1, last };
  const links = Object.entries(neighbours)
    .filter(([, number]) => number >= 1 && number <= last)
    .map(([rel, number]) => `<${addressOf(request, number)}>; rel="${rel}"`);
  reply.header('X-Total-Count', total).header('Link', links.join(', '));
  return rows;
}

function addressOf(request: FastifyRequest, page: number): string {
  const url = new URL(request.url, 'http://localhost');
  url.searchParams.set('page', String(page));
  return url.pathname + url.search;
}
