import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerAtMost, type Page } from '../../../src/contract/paging.ts';

interface Part {
  readonly page: number;
  readonly pageSize: number;
}

/**
 * Answers a page's rows as a bare array, with their number and the links to other pages in headers (RFC 8288). If they
 * are larger than an answer may be, the page is smaller, begins with the same row, and the links continue in its size.
 * A single row is always sent: the contract bounds it.
 * @returns the answer as JSON
 */
export function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { rows, total, hasMore }: Page<unknown>,
  asked: Part,
): string {
  const begins = (asked.page - 1) * asked.pageSize;
  let { pageSize } = asked;
  let answer = serialized(reply, rows);
  while (Buffer.byteLength(answer) > answerAtMost && pageSize > 1) {
    pageSize = smallerSize(pageSize);
    answer = serialized(reply, rows.slice(0, pageSize));
  }
  const page = begins / pageSize + 1;
  const last = Math.max(1, Math.ceil(total / pageSize));
  const neighbours = { first: 1, prev: page - 1, next: page + 1, last };
  const address = addressWithout(request, pageSize === asked.pageSize ? null : pageSize);
  const links = Object.entries(neighbours)
    .filter(([, number]) => number >= 1 && number <= last)
    .map(([rel, number]) => `<${address}page=${number}>; rel="${rel}"`);
  reply.header('X-Total-Count', total).header('Link', links.join(', '));
  if (hasMore) reply.header('X-Total-More', 'true');
  reply.type('application/json; charset=utf-8');
  return answer;
}

const serialized = (reply: FastifyReply, rows: readonly unknown[]): string =>
  reply.serialize(rows) as string;

/** The largest size that pages of `pageSize` can be parted into, so that a page of the smaller size begins where they do. */
function smallerSize(pageSize: number): number {
  let parts = 2;
  while (pageSize % parts !== 0) parts += 1;
  return pageSize / parts;
}

/** Repeats the requested address, up to the page number. @param pageSize replaces the requested one */
function addressWithout({ url }: FastifyRequest, pageSize: number | null): string {
  const [path, ...query] = url.split('?');
  const asked = new URLSearchParams(query.join('?'));
  asked.delete('page');
  if (pageSize !== null) asked.set('pageSize', String(pageSize));
  return asked.size === 0 ? `${path}?` : `${path}?${asked}&`;
}
