import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { Database } from '../database/open.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { aCompany, anApplication, aProject, aStudent, type Someone } from '../testing/people.ts';
import { type Question, sharedPage } from './shared-pages.ts';

let house: TestApp;
let db: Database;
let company: Someone & { companyId: number };
let pid: number;
beforeAll(async () => {
  house = await testApp();
  db = house.services.db;
  company = await aCompany(house.services);
  pid = await aProject(house.services, company, { places: 3 });
});
afterAll(() => house.close());

const nothing = { rows: [], total: 0 };

async function versionNow(): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select version from projects_version`.execute(house.services.quick);
  return rows[0]!.version;
}

const askFor = async (question: Question, read: Parameters<typeof sharedPage>[3]) =>
  sharedPage(house.services.quick, question, await versionNow(), read);

/** Asks for the page. @returns whether it was read for that */
async function isRead(question = { pageSize: 9 }): Promise<boolean> {
  let read = false;
  await askFor(question, async () => {
    read = true;
    return nothing;
  });
  return read;
}

async function threeProjects(transaction: Database): Promise<void> {
  for (let n = 0; n < 3; n += 1) await aProject({ ...house.services, db: transaction }, company);
}

describe('a page that all students see alike', () => {
  test('is read once while nothing changes', async () => {
    await isRead();
    expect(await isRead()).toBe(false);
    expect(await isRead({ pageSize: 8 })).toBe(true);
    expect(await isRead()).toBe(false);
  });

  const changes: [what: string, change: () => Promise<unknown>][] = [
    ['a project is posted', () => aProject(house.services, company)],
    ['one is edited', () => sql`update projects set title = title || '.'`.execute(db)],
    ['one moves on', () => sql`update projects set status = 'On Hold'`.execute(db)],
    ['a place is offered', () => sql`update projects set places_taken = 1`.execute(db)],
    ['its company is named anew', () => sql`update companies set name = name || '.'`.execute(db)],
    ['its company is verified', () => sql`update companies set verified_at = now()`.execute(db)],
    ['one is deleted', () => sql`delete from projects where id <> ${pid}`.execute(db)],
  ];
  test.each(changes)('is read anew after %s', async (_, change) => {
    await isRead();
    await change();
    expect(await isRead()).toBe(true);
    expect(await isRead()).toBe(false);
  });

  test('is read anew once after many projects changed in one transaction, and before it ends not at all', async () => {
    await isRead();
    await db.transaction().execute(async (transaction) => {
      await threeProjects(transaction);
      // PGlite has one connection, which this transaction holds.
      if (house.services.quick !== db) expect(await isRead()).toBe(false);
    });
    expect(await isRead()).toBe(true);
    const before = await versionNow();
    await db.transaction().execute(threeProjects);
    expect(await versionNow()).toBe(before + 1);
  });

  test('stays when a change is undone', async () => {
    await isRead();
    const undone = db.transaction().execute(async (transaction) => {
      await sql`update projects set title = 'Never'`.execute(transaction);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await isRead()).toBe(false);
  });

  test('stays when somebody applies: who waits is no part of it', async () => {
    await sql`update projects set status = 'pending'`.execute(db);
    await isRead();
    await anApplication(house, await aStudent(house.services), pid);
    expect(await isRead()).toBe(false);
  });

  test('is read again when reading it failed', async () => {
    const question = { pageSize: 7 };
    const failing = askFor(question, async () => {
      throw new Error('away');
    });
    await expect(failing).rejects.toThrow('away');
    expect(await isRead(question)).toBe(true);
  });

  test('whose reading never ends holds up nobody else', async () => {
    const question = { pageSize: 6 };
    void askFor(question, () => new Promise(() => {}));
    await isRead({ pageSize: 5 });
    expect(await isRead(question)).toBe(true);
  });

  test('is not kept when it is longer than a screen, nor when a hundred others were asked for since', async () => {
    for (const pageSize of [21, 21]) expect(await isRead({ pageSize })).toBe(true);
    const words = (n: number) => ({ pageSize: 9, searchText: `word ${n}` });
    await isRead(words(0));
    await isRead(words(1));
    for (let n = 2; n <= 99; n += 1) await isRead(words(n));
    expect(await isRead(words(0))).toBe(false);
    await isRead(words(100));
    expect(await isRead(words(0))).toBe(false);
    expect(await isRead(words(1))).toBe(true);
  });
});

test('whoever browses while projects change reads nothing older than what was acknowledged before', async () => {
  const student = await aStudent(house.services);
  let acknowledged = 0;
  let over = false;
  const writing = (async () => {
    for (let n = 1; n <= 60; n += 1) {
      await sql`update projects set title = ${`Bridge ${n}`} where id = ${pid}`.execute(db);
      acknowledged = n;
    }
    over = true;
  })();
  const reading = async () => {
    while (!over) {
      const before = acknowledged;
      const { body } = await house.call(
        endpoints.listProjects,
        { query: { pageSize: '9', searchText: 'bridge' } },
        student.token,
      );
      const [first] = body.filter((project: { pid: number }) => project.pid === pid);
      expect(Number(first.title.slice('Bridge '.length))).toBeGreaterThanOrEqual(before);
    }
  };
  await sql`update projects set title = 'Bridge 0' where id = ${pid}`.execute(db);
  await Promise.all([writing, ...Array.from({ length: 8 }, reading)]);
});
