import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '../../../../src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../../../src/contract/endpoints.ts';
import { endSessions } from '../../../features/accounts/sessions/sessions.ts';
import { tokenOf } from '../../../testing/audiences.ts';
import { type BuiltApp, builtApp } from '../../../testing/built-app.ts';
import { testDatabase } from '../../../testing/database.ts';
import { aStudent, type Someone } from '../../../testing/people.ts';
import { type Actor, validRequests } from '../../../testing/valid-requests.ts';
import { aWorld, type World } from '../../../testing/world.ts';
import type { Database } from '../open.ts';
import { answeredFrom, noReplicas } from './replicas.ts';

const all = Object.entries(endpoints) as [EndpointName, Endpoint][];
const lagging = all.filter(([, { reads }]) => reads);

const actorOf = ({ audience }: Endpoint): Actor => {
  if (audience === 'anyone') return 'anonymous';
  if (audience.Admin) return 'admin';
  if (audience.Student) return 'student own';
  return audience.Company ? 'company own' : 'faculty own';
};

test.each(lagging)(
  '%s may lag: it reads, and answers nothing that is edited by its version',
  (_, endpoint) => {
    expect([endpoint.method, endpoint.versioned]).toEqual(['GET', undefined]);
    const { schema } = endpoint.reply as { schema?: { entries?: object } };
    expect(Object.keys(schema?.entries ?? {})).not.toContain('version');
  },
);

describe('with a replica', () => {
  let app: BuiltApp;
  let world: World;
  const site = mkdtempSync(join(tmpdir(), 'trestle-site-'));
  /** How many statements each was sent, and what it says to each. */
  const primary = { asked: 0, fails: null as object | null };
  const replica = { asked: 0, fails: null as object | null };
  const as = (server: typeof replica): KyselyPlugin => ({
    transformQuery({ node }) {
      server.asked += 1;
      if (server.fails) throw Object.assign(new Error('It does not answer.'), server.fails);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  beforeAll(async () => {
    const database = await testDatabase();
    const [first, second] = [primary, replica].map((server) =>
      database.db.withPlugin(as(server)),
    ) as [Database, Database];
    mkdirSync(join(site, 'frame'));
    writeFileSync(join(site, 'frame/index.html'), '<main>@@main@@</main>');
    writeFileSync(join(site, '404.html'), 'Page not found');
    app = await builtApp(
      { ...database, db: first },
      {
        siteFolder: site,
        replicas: {
          ...noReplicas(first),
          count: 1,
          read: (_, work) => answeredFrom([second, first], work),
          readNow: (work) => answeredFrom([first, second], work),
        },
      },
    );
    world = await aWorld(app);
  });
  afterAll(async () => {
    await app.close();
    rmSync(site, { recursive: true });
  });
  afterEach(() => {
    Object.assign(primary, { asked: 0, fails: null });
    Object.assign(replica, { asked: 0, fails: null });
  });

  const answer = (name: EndpointName) => {
    const actor = actorOf(endpoints[name]);
    return app.call(
      endpoints[name] as Endpoint,
      validRequests[name](world, actor),
      tokenOf[actor](world),
    );
  };

  test.each(lagging)('%s reads from it', async (name) => {
    expect((await answer(name)).status).toBe(200);
    expect(replica.asked).toBeGreaterThan(0);
  });

  test.each(all.filter(([, { reads, method }]) => !reads && method === 'GET'))(
    '%s does not',
    async (name) => {
      await answer(name);
      expect(replica.asked).toBe(0);
    },
  );

  test.each([
    '/projects',
    '/projects/1',
    '/companies/1',
    '/sitemap-projects.xml',
    '/sitemap-companies.xml',
  ])('the page %s reads from it, or from the primary where it fails', async (url) => {
    const { statusCode, body } = await app.app.inject({ url });
    expect(replica.asked).toBeGreaterThan(0);
    replica.fails = { code: 'ECONNRESET' };
    const again = await app.app.inject({ url });
    expect([again.statusCode, again.body]).toEqual([statusCode, body]);
    expect(statusCode).toBeLessThan(500);
  });

  test.each([
    ['is gone', { code: 'ECONNRESET' }],
    ['shuts down', { code: '57P01' }],
    ['breaks a statement off to go on replaying', { code: '40001' }],
  ])('one that %s costs nobody their answer', async (_, fails) => {
    replica.fails = fails;
    for (const [name] of lagging) {
      replica.asked = 0;
      expect([name, (await answer(name)).status]).toEqual([name, 200]);
      expect(replica.asked).toBeGreaterThan(0);
    }
  });

  test.each(lagging)('%s is answered while the primary is gone', async (name) => {
    primary.fails = { code: 'ECONNREFUSED' };
    expect((await answer(name)).status).toBe(200);
  });

  test('nothing else is: whoever is signed in is told to try again', async () => {
    primary.fails = { code: 'ECONNREFUSED' };
    for (const name of ['getStudent', 'saveSearch'] as const)
      expect([name, (await answer(name)).status]).toEqual([name, 503]);
  });

  test('a session that has ended reads nothing from it', async () => {
    const { id, token } = await aStudent(app.services);
    const list = () => app.call(endpoints.listProjects, {}, token);
    primary.fails = { code: 'ECONNREFUSED' };
    expect((await list()).status).toBe(200);
    primary.fails = null;
    await endSessions(app.services.db, id, null, app.services.clock());
    primary.fails = { code: 'ECONNREFUSED' };
    expect((await list()).status).toBe(401);
  });

  test('a query too slow for a replica is not sent to the primary as well', async () => {
    replica.fails = { code: '57014' };
    expect((await answer('listProjects')).status).toBe(503);
  });
});

describe('where the log was after somebody’s last change', () => {
  const lastWrites = async ({ database }: BuiltApp, { id }: Someone) => {
    const { rows } = await sql<{ position: number }>`
      select (last_write - '0/0')::bigint as position from sessions where account_id = ${id}`.execute(
      database.db,
    );
    return rows.map(({ position }) => position);
  };

  test.each([
    ['with replicas', 1],
    ['without', 0],
  ])('%s', async (_, count) => {
    const database = await testDatabase();
    const app = await builtApp(database, { replicas: { ...noReplicas(database.db), count } });
    const student = await aStudent(app.services);
    const [atSignIn] = await lastWrites(app, student);
    await app.call(endpoints.listChoices, {}, student.token);
    await app.call(endpoints.dismissNotification, { params: { id: 0 } }, student.token);
    // Neither a call that reads nor one that is refused moves it.
    expect(await lastWrites(app, student)).toEqual([atSignIn]);
    const answer = await app.call(endpoints.introduced, {}, student.token);
    expect(answer.status).toBe(200);
    const [after] = await lastWrites(app, student);
    if (count) expect(after).toBeGreaterThan(atSignIn!);
    else expect(after).toBe(atSignIn);
    await app.close();
  });
});
