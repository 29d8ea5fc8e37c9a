import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { isPlannedOnce } from '../server/platform/database/planned.ts';
import { listenOnPostgres } from '../server/platform/database/postgresql/listen.ts';
import { builtApp } from '../server/testing/built-app.ts';
import type { HotCall, HotList } from './lists.ts';
import { openUnlimited, type Product } from './product.ts';

/** A call, how the product answers it, and the statements that it sends to do so. */
export interface Noted {
  readonly path: string;
  readonly address: string;
  readonly statements: readonly pg.QueryConfig[];
  readonly answer: unknown;
  /** How many there are in all; undefined for what is no page of a list. */
  readonly total: string | undefined;
}

/** Makes each call once at the product's own code, and notes what it does. @throws for an answer that is not good */
export async function notedOf(product: Product, lists: readonly HotList[]): Promise<Noted[]> {
  const noting = new AsyncLocalStorage<pg.QueryConfig[]>();
  const names = new Map<string, string>();
  /** Prepared by name, but for what the product lets PostgreSQL plan for its values each time. */
  const asQuery = (text: string, values: readonly unknown[]): pg.QueryConfig => {
    const query = { text, values: [...values] };
    if (!isPlannedOnce(text, [0])) return query;
    names.set(text, names.get(text) ?? `list_${names.size}`);
    return { name: names.get(text)!, ...query };
  };
  const db = openUnlimited(product.url, ({ query }) => {
    noting.getStore()?.push(asQuery(query.sql, query.parameters));
  });
  const database = {
    kind: 'PostgreSQL',
    db,
    listen: listenOnPostgres(product.url),
    close: () => db.destroy(),
  } as const;
  const { app, close } = await builtApp(database, { trustProxy: true, secret: product.secret });
  const note = async ({ path, caller: { headers } }: HotCall): Promise<Noted> => {
    const statements: pg.QueryConfig[] = [];
    // It is asked where somebody waits for the answer.
    const answer = await noting.run(
      statements,
      async () => await app.inject({ url: path, headers }),
    );
    if (answer.statusCode !== 200) throw new Error(`${path} is answered ${answer.statusCode}.`);
    if (statements.length === 0) throw new Error(`${path} is answered without a statement.`);
    const total = answer.headers['x-total-count'] as string | undefined;
    const address = headers['x-forwarded-for'];
    return { path, address, statements, answer: answer.json(), total };
  };
  try {
    // What is read once and kept is no call's own.
    for (const { calls } of lists) await note(calls[0]!);
    const all: Noted[] = [];
    for (const call of lists.flatMap(({ calls }) => calls)) all.push(await note(call));
    return all;
  } finally {
    await close();
  }
}
