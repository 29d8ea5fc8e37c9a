import fastify, { type LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { answerAtMost } from '../../../src/contract/paging.ts';
import { answerPage } from './pages.ts';

/** A list of so many rows of so many bytes. */
function listOf(count: number, bytes: number) {
  const all = Array.from({ length: count }, (_, id) => ({ id, text: 'x'.repeat(bytes) }));
  const app = fastify();
  app.get('/list', async (request, reply) => {
    const asked = request.query as { page: string; pageSize: string };
    const [page, pageSize] = [Number(asked.page), Number(asked.pageSize)];
    const rows = all.slice((page - 1) * pageSize, page * pageSize);
    return answerPage(request, reply, { rows, total: all.length }, { page, pageSize });
  });
  return app;
}

test('a page larger than an answer may be comes in smaller ones, and no row is left out', async () => {
  const app = listOf(90, 20_000);
  const seen: number[] = [];
  let url: string | undefined = '/list?page=1&pageSize=25';
  while (url) {
    const answer: LightMyRequestResponse = await app.inject({ url });
    expect(Buffer.byteLength(answer.body)).toBeLessThanOrEqual(answerAtMost);
    expect(answer.headers['x-total-count']).toBe('90');
    seen.push(...(answer.json() as { id: number }[]).map(({ id }) => id));
    url = /<([^>]+)>; rel="next"/.exec(`${answer.headers.link}`)?.[1];
  }
  expect(seen).toEqual(Array.from({ length: 90 }, (_, id) => id));
});

test('a page that fits is as large as it was asked for', async () => {
  const { headers, body } = await listOf(90, 100).inject('/list?page=2&pageSize=25');
  expect(JSON.parse(body)).toHaveLength(25);
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(headers.link).toContain('</list?pageSize=25&page=3>; rel="next"');
});
