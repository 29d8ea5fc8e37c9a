import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../platform/database/migrate.ts';
import { type OpenDatabase, openInMemory } from '../../platform/database/open.ts';
import { normalEmail } from './normal-email.ts';
import { findAccount } from './repository.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openInMemory();
});
afterAll(() => database.close());

test('accounts, sign-ups and sessions of a database in use keep what they are', async () => {
  const { db } = database;
  await migrate(db, '0014_no_projects_version.sql');
  await sql`
    insert into accounts (email, role, admin_level, admin_name, state, created_at) values
      ('Ada.Byron@People.EXAMPLE', 'Student', null, null, 'active', now()),
      ('Stra\u00dfe-\u0130@people.example', 'Company', null, null, 'unverified', now()),
      ('admin@people.example', 'Admin', 'Moderator', 'Mo', 'active', now())`.execute(db);
  await sql`
    insert into sessions (id, account_id, user_agent, created_at, expires_at, last_used_at)
    select gen_random_uuid(), a.id, '', now(), now() + hours * interval '1 hour', now()
    from accounts a, unnest(array[12, 720]) as hours`.execute(db);
  await migrate(db);

  const { rows } = await sql<{ email: string; normal: string }>`
    select email, normal_email as normal from accounts`.execute(db);
  for (const { email, normal } of rows) expect(normal).toBe(normalEmail(email));
  expect(await findAccount(db, 'ada.byron@people.example')).toMatchObject({ state: 'active' });

  const sessions = await sql<{ role: string; idle: (number | null)[] }>`
    select a.role, array_agg(s.idle_minutes order by s.expires_at) as idle
    from sessions s join accounts a on a.id = s.account_id group by a.role order by a.role`.execute(
    db,
  );
  expect(sessions.rows).toEqual([
    { role: 'Admin', idle: [120, 120] },
    { role: 'Company', idle: [null, 20_160] },
    { role: 'Student', idle: [null, 20_160] },
  ]);
});
