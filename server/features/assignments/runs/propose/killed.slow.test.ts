import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { AppServices } from '../../../../app.ts';
import { migrate } from '../../../../platform/database/migrate.ts';
import {
  type OpenDatabase,
  openEmbedded,
  openPostgres,
} from '../../../../platform/database/open.ts';
import { secretsFrom } from '../../../../platform/settings/secrets.ts';
import { addressOf, administer } from '../../../../testing/database.ts';
import { anAdmin, type Someone } from '../../../../testing/people.ts';
import { startServer } from '../../../../testing/process.ts';
import { fillProgramme } from '../../../../testing/programme.ts';
import { tokensWith } from '../../../accounts/sessions/tokens.ts';
import { insertRun } from '../repository.ts';
import { compute } from './compute.ts';

/** Each on the embedded database costs a start of seconds. */
const kills = process.env.TEST_DATABASE === 'postgresql' ? 8 : 4;
const secret = randomUUID() + randomUUID();
const name = `trestle_test_${randomUUID().replaceAll('-', '')}`;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'trestle-killed-'));
  const template = inject('templateDatabase');
  if (template) await administer(`create database ${name} template ${template}`);
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  if (inject('templateDatabase')) await administer(`drop database ${name} with (force)`);
});

/** The same database for this test and for the server, which take turns. */
const where = () => ({
  DATA_DIR: folder,
  JWT_SECRET: secret,
  DATABASE_URL: inject('templateDatabase') ? addressOf(name) : '',
});
async function between<T>(work: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const database = where().DATABASE_URL
    ? openPostgres(where().DATABASE_URL)
    : await openEmbedded(folder);
  try {
    await migrate(database.db);
    return await work(database);
  } finally {
    await database.close();
  }
}

interface Prepared {
  readonly runId: number;
  readonly admin: Someone;
  /** The first project's number. */
  readonly first: number;
}

/** For every kill a programme with a draft of its assignment, and an admin who may publish it. */
const prepare = () =>
  between(async ({ db }): Promise<Prepared[]> => {
    const clock = () => new Date();
    const services = {
      db,
      clock,
      tokens: tokensWith(secretsFrom(secret).tokenKey, clock),
    } as AppServices;
    const prepared: Prepared[] = [];
    while (prepared.length < kills) {
      const first = await fillProgramme(db, { students: 300, projects: 200, choices: 4 });
      const projectIds = Array.from({ length: 200 }, (_, at) => first + at);
      const scope = { engineeringType: '', deadlineBefore: '', termId: null, projectIds } as const;
      const chosen = { scope: { ...scope, projectIds }, seed: 1 };
      const runId = await insertRun(db, { ...chosen, by: 'test', at: clock() });
      await compute(services, { id: runId, ...chosen });
      prepared.push({ runId, first, admin: await anAdmin(services) });
    }
    return prepared;
  });

interface Left {
  readonly state: string;
  readonly granted: number;
  readonly offered: number;
  readonly events: number;
  readonly taken: number;
  readonly told: number;
}

const left = (runId: number, first: number) =>
  between(async ({ db }) => {
    const { rows } = await sql<Left>`
      select r.state,
        (select count(*)::int from assignment_places w where w.run_id = r.id and w.kind = 'students') as granted,
        (select count(*)::int from applications where project_id >= ${first} and status = 'Offered') as offered,
        (select count(*)::int from events e join applications a on a.id = e.about_id
          where a.project_id >= ${first} and e.kind = 'offer') as events,
        (select coalesce(sum(places_taken), 0)::int from projects where id >= ${first}) as taken,
        (select count(*)::int from notifications n join assignment_places w
          on w.run_id = r.id and w.kind = 'students' and w.student_id = n.account_id) as told
      from assignment_runs r where r.id = ${runId}`.execute(db);
    return rows[0]!;
  });

test(`kill -9 while an assignment is published leaves all of its offers or none, ${kills} times`, async () => {
  const ends = new Set<string>();
  for (const [kill, { runId, admin, first }] of (await prepare()).entries()) {
    const server = await startServer(where());
    const published = fetch(`${server.origin}/api/Assignments/${runId}/publish`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.token}` },
      body: JSON.stringify({ kind: 'students' }),
    }).then(
      ({ status }) => status,
      () => null,
    );
    const isLast = kill === kills - 1;
    await (isLast ? published : setTimeout(15 + (kill * 200) / kills));
    await server.end('SIGKILL');
    const status = await published;
    const { state, granted, ...done } = await left(runId, first);
    expect(granted).toBeGreaterThan(150);
    ends.add(state);
    const all = { offered: granted, events: granted, taken: granted, told: granted };
    const none = { offered: 0, events: 0, taken: 0, told: 0 };
    expect(done, `killed ${kill}, answered ${status}`).toEqual(state === 'published' ? all : none);
    if (status === 200) expect(state).toBe('published');
  }
  // The last one was given the time it needs.
  expect(ends).toContain('published');
}, 300_000);
