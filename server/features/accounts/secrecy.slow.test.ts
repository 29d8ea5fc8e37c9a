import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type OpenDatabase, openEmbedded } from '../../platform/database/open.ts';
import { startServer } from '../../testing/process.ts';

const email = 'planted@people.example';
const password = 'planted password 4711';
const newPassword = 'another planted password 4711';

/** Everything a thief of the database would read, as one text. */
async function everyColumn({ db }: OpenDatabase): Promise<string> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')`.execute(db);
  const contents: string[] = [];
  for (const { schema, name } of rows) {
    const table =
      await sql`select row_to_json(t) as row from ${sql.table(`${schema}.${name}`)} t`.execute(db);
    contents.push(JSON.stringify(table.rows));
  }
  return contents.join('\n');
}

// The process and its folder are looked at from outside; the tables are the same on PostgreSQL.
describe.skipIf(process.env.TEST_DATABASE === 'postgresql')('secrets', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'trestle-secrecy-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const mails = async (): Promise<string[]> => {
    const files = readdirSync(join(folder, 'outbox'))
      .filter((file) => file.endsWith('.eml'))
      .sort();
    const parsed = files.map((file) =>
      PostalMime.parse(readFileSync(join(folder, 'outbox', file))),
    );
    return (await Promise.all(parsed)).map(({ subject, text }) => `${subject}\n${text}`);
  };
  const code = /^(\d{6}) is/;
  const link = /\/auth\/reset#(\w+)/;
  const found = async (pattern: RegExp): Promise<string[]> =>
    (await mails()).flatMap((mail) => pattern.exec(mail)?.[1] ?? []);
  const arrived = (pattern: RegExp, count: number): Promise<string[]> =>
    vi.waitFor(
      async () => {
        const secrets = await found(pattern);
        expect(secrets).toHaveLength(count);
        return secrets;
      },
      { timeout: 30_000, interval: 100 },
    );

  test('stands in no log line and in no column: codes, passwords, tokens, reset links', async () => {
    const server = await startServer({ DATA_DIR: folder, LOG_LEVEL: 'trace' });
    const post = async (path: string, body: object, token?: string) => {
      const response = await fetch(`${server.origin}/api${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: {
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
        },
      });
      return { status: response.status, text: await response.text() };
    };
    const profile = {
      firstName: 'P',
      lastName: 'L',
      engineeringType: 'Civil',
      collegeYear: 'Final',
      university: 'U',
    };
    await post('/Students/register', { ...profile, email, password });
    const [OtpCode] = await arrived(code, 1);
    await post('/Students/verify-otp', { Email: email, OtpCode });
    const { token } = JSON.parse((await post('/Auth/Login', { email, password })).text);
    await post('/Auth/ForgotPassword', { email });
    const [resetToken] = await arrived(link, 1);
    expect(
      (await post('/Auth/ResetPassword', { token: resetToken, password: newPassword })).status,
    ).toBe(200);
    expect((await post('/Auth/Login', { email, password: newPassword })).status).toBe(200);
    // A second link and code stay unspent, as a thief would like to find them.
    await post('/Auth/ForgotPassword', { email });
    await post('/Students/register', { ...profile, email: `second-${email}`, password });
    const secretCodes = await arrived(code, 2);
    const secretLinks = await arrived(link, 2);
    await server.end('SIGTERM');

    const database = await openEmbedded(folder);
    const columns = await everyColumn(database);
    await database.close();
    expect(columns).toContain(email);
    const secrets = [password, newPassword, token, token.split('.')[2], ...secretLinks];
    for (const secret of secrets) {
      expect(columns).not.toContain(secret);
      expect(server.output()).not.toContain(secret);
    }
    for (const secret of secretCodes) {
      expect(columns).not.toMatch(new RegExp(`"${secret}"|\\b${secret} is`));
      expect(server.output()).not.toMatch(new RegExp(`\\b${secret}\\b`));
    }
  });
});
