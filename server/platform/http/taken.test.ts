import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problems } from '../../../src/contract/problem.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { named, taken } from './taken.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** Texts of unique constraints that nobody types: the product draws, hashes or names them. */
const notTyped = [
  ...['about', 'address_hash', 'call', 'caller', 'device', 'kind', 'moment', 'side', 'which'],
  ...['date', 'import_key', 'key', 'size', 'state', 'token_hash', 'unsubscribe_token'],
];
/** Names that are drawn, or written in one statement that may come twice. */
const written = [
  'profile_images_name',
  'given_up_addresses_pkey',
  'kysely_migration_lock_pkey',
  'kysely_migration_pkey',
];

test('every unique constraint on what people type has its sentence', async () => {
  const { rows } = await sql<{ name: string; texts: string[] }>`
    select c.relname as name,
      array_remove(array_agg(case when a.atttypid in ('text'::regtype, 'varchar'::regtype) then a.attname::text
        when a.attname is null then 'an expression' end), null) as texts
    from pg_index i join pg_class c on c.oid = i.indexrelid
      cross join lateral unnest(i.indkey) as k (number)
      left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number and k.number > 0
    where i.indisunique and c.relnamespace = 'public'::regnamespace
    group by c.relname order by c.relname`.execute(app.services.db);
  expect(rows.length).toBeGreaterThan(90);
  const unnamed = rows.filter(
    ({ name, texts }) =>
      !(name in named) &&
      !written.includes(name) &&
      name !== 'idempotency_keys_own' &&
      !texts.every((text) => notTyped.includes(text)),
  );
  expect(unnamed).toEqual([]);
  const constraints = rows.map(({ name }) => name);
  expect(Object.keys(named).filter((name) => !constraints.includes(name))).toEqual([]);
});

test.each(Object.entries(named))(
  'a duplicate in %s is explained at its field',
  (constraint, { code, path }) => {
    const { status, errors } = taken(constraint);
    expect(status).toBe(409);
    expect(errors).toEqual(path && [{ path, message: problems[code].title }]);
  },
);
