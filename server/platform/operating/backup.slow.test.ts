import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressOf, administer } from '../../testing/database.ts';
import { type RunningServer, startServer } from '../../testing/process.ts';
import { type OpenDatabase, openEmbedded, openPostgres } from '../database/open.ts';

const onPostgres = process.env.TEST_DATABASE === 'postgresql';
const secret = 'a-secret-that-both-lives-share-0123456789';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'trestle-backup-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// The very steps of docs/operating.md.
describe.skipIf(onPostgres)('the embedded database, stopped and copied with its folder', () => {
  test('is the same product in another place: every row, and every session', async () => {
    const [first, second] = [join(folder, 'first'), join(folder, 'second')];
    const token = await live({ DATA_DIR: first, DEMO: 'true' });
    cpSync(first, second, { recursive: true });
    const counted = await Promise.all(
      [first, second].map((place) => countedIn(openEmbedded(place))),
    );
    expect(counted[1]).toEqual(counted[0]);
    await isStillSignedIn({ DATA_DIR: second }, token);
  }, 180_000);
});

describe.runIf(onPostgres)('PostgreSQL, dumped while the product runs, and restored', () => {
  const [first, second] = [1, 2].map(
    (nth) => `trestle_backup_${nth}_${randomUUID().slice(0, 8)}`,
  ) as [string, string];
  beforeAll(async () => {
    for (const name of [first, second]) await administer(`create database ${name}`);
  });
  afterAll(async () => {
    for (const name of [first, second]) await administer(`drop database ${name} with (force)`);
  });

  test('is the same product in another database: every row, and every session', async () => {
    const dump = join(folder, 'trestle.dump');
    const token = await live({ ...settings(first), DEMO: 'true' }, () => {
      execFileSync('pg_dump', ['--format=custom', `--file=${dump}`, addressOf(first)]);
    });
    execFileSync('pg_restore', [
      '--no-owner',
      '--exit-on-error',
      `--dbname=${addressOf(second)}`,
      dump,
    ]);
    const counted = [first, second].map((name) => countedIn(openPostgres(addressOf(name), 2)));
    const [before, after] = await Promise.all(counted);
    expect(after).toEqual(before);
    await isStillSignedIn(settings(second), token);
  }, 180_000);

  const settings = (name: string) => ({
    DATABASE_URL: addressOf(name),
    JWT_SECRET: secret,
    DATA_DIR: join(folder, name),
  });
});

/** A life of the product in which somebody signs in. @returns their token */
async function live(env: Record<string, string>, before?: () => void): Promise<string> {
  const server = await startServer(env);
  const answer = await fetch(`${server.origin}/api/Auth/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'student@trestle.example', password: 'Trestle-demo-1' }),
  });
  const { token } = (await answer.json()) as { token: string };
  before?.();
  await ended(server);
  return token;
}

async function isStillSignedIn(env: Record<string, string>, token: string): Promise<void> {
  const server = await startServer(env);
  const me = await fetch(`${server.origin}/api/students/me`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect([me.status, await me.json()]).toEqual([
    200,
    expect.objectContaining({ email: 'student@trestle.example' }),
  ]);
  await ended(server);
}

const ended = async (server: RunningServer) => expect(await server.end('SIGTERM')).toBe(0);

/** How many rows each of our tables has. */
async function countedIn(opening: OpenDatabase | Promise<OpenDatabase>) {
  const { db, close } = await opening;
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db);
  const counts: Record<string, number> = {};
  for (const { name } of rows) {
    const counted = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.id(name)}`.execute(db);
    counts[name] = counted.rows[0]?.count ?? -1;
  }
  await close();
  expect(counts.applications).toBeGreaterThan(100);
  return counts;
}
