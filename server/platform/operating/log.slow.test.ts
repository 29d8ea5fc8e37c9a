import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint, Schema } from '../../../src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../../src/contract/endpoints.ts';
import { problems } from '../../../src/contract/problem.ts';
import { buildApp } from '../../app.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type Actor, validRequests } from '../../testing/valid-requests.ts';
import { aWorld, type World } from '../../testing/world.ts';
import { described, openLog } from './log.ts';

/** All that a caller is told of a failure that nobody expected. */
const unexpected = {
  type: 'urn:trestle:problem:unexpected',
  title: problems.unexpected.title,
  status: 500,
  code: 'unexpected',
  instance: expect.stringMatching(/^\/api\//),
};

/** Stands in every text that somebody may type. */
const planted = 'planted-4711';

describe('of a statement that fails, the log', () => {
  let product: TestApp;
  let world: World;
  let app: FastifyInstance;
  const lines: string[] = [];
  beforeAll(async () => {
    product = await testApp();
    world = await aWorld(product);
    const log = new Writable({
      write(line, _, done) {
        lines.push(String(line));
        done();
      },
    });
    app = await buildApp({
      services: product.services,
      logger: openLog('trace', log),
      siteFolder: null,
      corsOrigins: [],
      trustProxy: false,
      https: false,
    });
  });
  afterAll(async () => {
    await app.close();
    await product.close();
  });

  /** Calls an endpoint with secrets in it. @returns what was logged */
  async function logOf(
    name: EndpointName,
  ): Promise<{ status: number; said: string; body: string }> {
    const endpoint: Endpoint = endpoints[name];
    const { actor, token } = callerOf(endpoint, world);
    const { params = {}, query = {}, body, file } = validRequests[name](world, actor) as RightCall;
    lines.length = 0;
    const { statusCode, body: answer } = await app.inject({
      method: endpoint.method,
      url: `/api${Object.entries(params).reduce((path, [key, value]) => path.replace(`{${key}}`, String(value)), endpoint.path as string)}`,
      query: withSecrets(endpoint.query, query) as Record<string, string>,
      ...(body && { payload: withSecrets(endpoint.body, body) }),
      ...(file && { payload: Buffer.from(await file.arrayBuffer()) }),
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(file && { 'content-type': file.type }),
        ...(endpoint.reply.kind === 'events' && { accept: 'application/json' }),
        ...(endpoint.idempotent && { 'idempotency-key': `${planted}-${name}` }),
      },
    });
    return { status: statusCode, said: lines.join(''), body: answer };
  }

  const secretsIn = (said: string): string[] =>
    [planted, '$argon2', 'people.example', 'quite another password'].filter((secret) =>
      said.includes(secret),
    );

  test('tells no value, whichever call it was: of rows that the database refuses with their content', async () => {
    await sql.raw(refusing).execute(product.services.db);
    const told: string[] = [];
    let failed = 0;
    for (const name of Object.keys(endpoints) as EndpointName[]) {
      const { status, said } = await logOf(name);
      if (status === 500) failed += 1;
      if (secretsIn(said).length > 0) told.push(`${name}: ${secretsIn(said)}`);
    }
    expect(told).toEqual([]);
    // The calls that write.
    expect(failed).toBeGreaterThan(25);
  });

  test('tells no value, and names the statement and the SQLSTATE: of tables that are gone; the caller is told nothing of it', async () => {
    await sql.raw(gone).execute(product.services.db);
    const told: string[] = [];
    const silent: string[] = [];
    for (const name of Object.keys(endpoints) as EndpointName[]) {
      const { status, said, body } = await logOf(name);
      // The caller learns that it failed, and nothing of why.
      const isRead = status === 500 && endpoints[name].method !== 'HEAD';
      if (isRead) expect(JSON.parse(body)).toEqual(unexpected);
      if (secretsIn(said).length > 0) told.push(`${name}: ${secretsIn(said)}`);
      const named = lines
        .map((line) => JSON.parse(line))
        .some(({ err }) => err?.code === '42P01' && /^[\w-]{32}$/.test(err.statement));
      if (!named) silent.push(name);
    }
    expect(told).toEqual([]);
    // All but those that ask no table, or only who calls.
    expect(silent.length).toBeLessThan(25);
  });
});

test('of an error of ours the log tells the message, and what caused it', () => {
  const cause = Object.assign(new Error(`Key (email)=(${planted}) already exists.`), {
    severity: 'ERROR',
    code: '23505',
    detail: planted,
    params: [planted],
    constraint: 'accounts_email',
  });
  const said = described(new Error('It went wrong.', { cause }));
  expect(said).toMatchObject({
    type: 'Error',
    message: 'It went wrong.',
    cause: { code: '23505', constraint: 'accounts_email' },
  });
  expect(said.at[0]).toContain('log.slow.test.ts');
  expect(JSON.stringify(said)).not.toContain(planted);
});

test('a line break in what is logged begins no line of its own', () => {
  const lines: string[] = [];
  openLog('info', { write: (line) => void lines.push(line) }).error(
    { err: new Error('It went wrong.\n{"level":30,"msg":"all is well"}') },
    'a call failed\n{}',
  );
  const [line = '', ...others] = lines.join('').split('\n');
  expect(JSON.parse(line)).toMatchObject({ level: 50, msg: 'a call failed\n{}' });
  expect(others).toEqual(['']);
});

interface RightCall {
  readonly params?: object;
  readonly query?: Record<string, unknown>;
  readonly body?: Record<string, unknown>;
  readonly file?: Blob;
}

function callerOf({ audience }: Endpoint, world: World): { actor: Actor; token?: string } {
  if (audience === 'anyone') return { actor: 'anonymous' };
  if (audience.Admin) return { actor: 'admin', token: world.admin.token };
  if (audience.Company) return { actor: 'company own', token: world.owner.company.token };
  return { actor: 'student own', token: world.owner.student.token };
}

/** The same with the planted text in every field that takes it. */
function withSecrets(schema: Schema | undefined, values: Record<string, unknown>): object {
  const { entries = {} } = (schema ?? {}) as { entries?: Record<string, Schema> };
  const named = Object.fromEntries(Object.keys(entries).map((key) => [key, values[key]]));
  return Object.fromEntries(
    Object.entries({ ...values, ...named }).flatMap(([key, value]) => {
      const field = entries[key];
      const candidates = [`${planted}@people.example`, `${value ?? ''} ${planted}`, planted];
      const secret = field && candidates.find((candidate) => v.is(field, candidate));
      if (typeof value === 'number' || typeof value === 'object') return [[key, value]];
      const kept = secret ?? value;
      return kept === undefined ? [] : [[key, kept]];
    }),
  );
}

/** Each row that is written is refused with itself in the error’s message, detail and hint. */
const refusing = `
  create function refuse() returns trigger language plpgsql as $$
  begin
    raise exception 'refused: %', coalesce(new, old)::text
      using detail = coalesce(new, old)::text, hint = coalesce(new, old)::text;
  end $$;
  do $$
  declare name text;
  begin
    for name in select table_name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'call_counts'
        -- A partition has the trigger of its table.
        and not exists (select from pg_class where relname = table_name and relispartition)
    loop
      execute format('create trigger refuse before insert or update or delete on %I for each row execute function refuse()', name);
    end loop;
  end $$;`;

/** Only who calls, and how often, is still known. */
const gone = `
  do $$
  declare one record;
  begin
    for one in select table_schema as schema, table_name as name from information_schema.tables
      where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'
        and table_name not in ('accounts', 'sessions', 'call_counts')
    loop
      execute format('alter table %I.%I rename to %I', one.schema, one.name, one.name || '_gone');
    end loop;
  end $$;`;
