import fastify from 'fastify';
import * as v from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { endpoint } from '../../src/contract/endpoint.ts';
import { type Page, pageEntries } from '../../src/contract/paging.ts';
import { serveAlike } from './serve-alike.ts';

const listCranes = endpoint({
  method: 'GET',
  path: '/cranes',
  summary: 'The cranes of the yard',
  audience: 'anyone',
  query: v.object({ ...pageEntries }),
  paged: true,
  reply: { kind: 'json', schema: v.array(v.object({ name: v.string() })) },
});

type Cranes = Page<{ name: string }>;

describe('a list that is the same for all who may ask', () => {
  let readings: PromiseWithResolvers<Cranes>[];
  let asked: number;
  let ask: (query?: string) => Promise<{ total: unknown; link: unknown; body: string }>;
  beforeEach(() => {
    readings = [];
    asked = 0;
    const app = fastify();
    app.addHook('preHandler', async () => {
      asked += 1;
    });
    serveAlike(app, listCranes, () => {
      readings.push(Promise.withResolvers());
      return readings.at(-1)!.promise;
    });
    ask = async (query = '') => {
      const { headers, body } = await app.inject(`/cranes${query}`);
      return { total: headers['x-total-count'], link: headers.link, body };
    };
  });

  /** The nth reading, once it has begun. */
  const reading = (nth: number) =>
    vi.waitFor(() => {
      expect(readings.length).toBeGreaterThanOrEqual(nth);
      return readings[nth - 1]!;
    });

  test('is read once for all who come while it is under way, and never from before they came', async () => {
    const first = ask();
    const before = await reading(1);
    const others = [ask(), ask()];
    await vi.waitFor(() => expect(asked).toBe(3));
    before.resolve({ rows: [], total: 0 });
    expect((await first).body).toBe('[]');
    (await reading(2)).resolve({ rows: [{ name: 'Ångby' }], total: 1 });
    const answers = await Promise.all(others);
    expect(answers.map(({ body }) => body)).toEqual(['[{"name":"Ångby"}]', '[{"name":"Ångby"}]']);
    expect(readings).toHaveLength(2);
  });

  test('holds up no other page of it, and names each one’s neighbours', async () => {
    void ask('?pageSize=1');
    await reading(1);
    const second = ask('?pageSize=1&page=2');
    (await reading(2)).resolve({ rows: [{ name: 'Little' }], total: 2 });
    expect(await second).toEqual({
      total: '2',
      link: '</cranes?pageSize=1&page=1>; rel="first", </cranes?pageSize=1&page=1>; rel="prev", </cranes?pageSize=1&page=2>; rel="last"',
      body: '[{"name":"Little"}]',
    });
  });

  test('holds nothing that the contract does not list', async () => {
    const answer = ask();
    (await reading(1)).resolve({
      rows: [{ name: 'Tall', owner: 'Ada' } as { name: string }],
      total: 1,
    });
    expect((await answer).body).toBe('[{"name":"Tall"}]');
  });

  test('refuses all who share a reading that failed, and reads anew for the next', async () => {
    const first = ask();
    (await reading(1)).reject(new Error('The yard is closed.'));
    expect((await first).body).toContain('The yard is closed.');
    const next = ask();
    (await reading(2)).resolve({ rows: [], total: 0 });
    expect((await next).body).toBe('[]');
  });
});
