import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuditEntry } from '../../../../src/contract/audit.ts';
import type { CallOf } from '../../../../src/contract/endpoint.ts';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { countedAtMost } from '../../../../src/contract/paging.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import {
  aCompany,
  anAdmin,
  anApplication,
  aProject,
  aStudent,
  aTerm,
  type Someone,
  signedIn,
} from '../../../testing/people.ts';
import { addAccounts } from '../../accounts/repository.ts';
import { sendAnnouncement } from './jobs.ts';

let app: TestApp;
let admin: Someone;
beforeAll(async () => {
  app = await testApp();
  admin = await anAdmin(app.services);
});
afterAll(() => app.close());

type Matching = CallOf<typeof endpoints.writeLetter>['body']['matching'];
/** A first name that no other test has. */
const aName = () => `Q${randomUUID().replaceAll('-', '')}`;
const write = (matching: Matching, subject = aName(), more: object = {}) =>
  app.call(
    endpoints.writeLetter,
    { body: { subject, text: 'Come and ask.\n\nAt noon.', matching }, ...more },
    admin.token,
  );
const addressesOf = async (subject: string) =>
  (await app.mails()).filter((mail) => mail.subject === subject).map(({ to }) => to);
const is = (state: string, { id }: Someone) =>
  sql`update accounts set state = ${state} where id = ${id}`.execute(app.database.db);
const numberOf = async (subject: string) =>
  (
    await sql<{ id: number }>`select id from letters where subject = ${subject}`.execute(
      app.database.db,
    )
  ).rows[0]!.id;

/** So many students at once, who have been invited. */
async function crowd(firstName: string, size: number): Promise<void> {
  const emails = Array.from({ length: size }, (_, n) => `${firstName}-${n}@crowd.example`);
  const lower = emails.map((email) => email.toLowerCase());
  await addAccounts(app.database.db, lower, 'Student', new Date());
  await sql`
    insert into students (id, first_name, last_name, engineering_type, college_year, university, joined_at)
    select id, ${firstName}, 'Byron', 'Civil', 'Final', 'Lindow', now()
    from accounts where email = any(${lower}::text[])`.execute(app.database.db);
}

describe('a letter', () => {
  test('goes to whom the search finds, as it was written', async () => {
    const firstName = aName();
    const students = [
      await aStudent(app.services, { firstName }),
      await aStudent(app.services, { firstName }),
    ];
    await aStudent(app.services);
    const subject = aName();
    const { status, body } = await write({ searchText: firstName }, subject);
    expect([status, body]).toEqual([201, { students: 2 }]);
    expect((await addressesOf(subject)).sort()).toEqual(students.map(({ email }) => email).sort());
    const mail = (await app.mails()).find((one) => one.subject === subject);
    expect(mail?.text).toMatch(/^Come and ask\.\n\nAt noon\.\n\nThe programme’s office\nTrestle\n/);
  });

  test('goes to the chosen ones only, and to none of them who is disabled', async () => {
    const someone = () => aStudent(app.services);
    const [chosen, disabled] = [await someone(), await someone(), await someone()];
    await is('disabled', disabled!);
    const matching = { ids: [chosen!.id, disabled!.id] };
    const { body: ahead } = await app.call(
      endpoints.previewLetter,
      { body: { matching } },
      admin.token,
    );
    expect(ahead).toEqual({ students: 1 });
    const subject = aName();
    await write(matching, subject);
    expect(await addressesOf(subject)).toEqual([chosen!.email]);
    expect((await write({ ids: [] })).status).toBe(400);
  });

  test('goes to students of a term who have no place', async () => {
    const termId = await aTerm(app, admin);
    const students = [
      await aStudent(app.services),
      await aStudent(app.services),
      await aStudent(app.services),
    ];
    const [placed, waiting, elsewhere] = students as [Someone, Someone, Someone];
    for (const { id } of [placed, waiting])
      await sql`update students set term_id = ${termId} where id = ${id}`.execute(app.database.db);
    await sql`update students set term_id = null where id = ${elsewhere.id}`.execute(
      app.database.db,
    );
    const company = await aCompany(app.services);
    const applied = await anApplication(app, placed, await aProject(app.services, company));
    await sql`update applications set status = 'Accepted' where id = ${applied}`.execute(
      app.database.db,
    );
    const subject = aName();
    await write({ term: String(termId), unplaced: 'true' }, subject);
    expect(await addressesOf(subject)).toEqual([waiting.email]);
  });

  test('goes to nobody who is disabled or unverified, now or when it is sent', async () => {
    const firstName = aName();
    const someone = () => aStudent(app.services, { firstName });
    const [active, disabled, unverified, later] = [
      await someone(),
      await someone(),
      await someone(),
      await someone(),
    ];
    await is('disabled', disabled);
    await is('unverified', unverified);
    const body = { matching: { searchText: firstName } };
    const { body: ahead } = await app.call(endpoints.previewLetter, { body }, admin.token);
    expect(ahead).toEqual({ students: 2 });
    const subject = aName();
    expect((await write({ searchText: firstName }, subject)).body).toEqual({ students: 2 });
    await is('disabled', later);
    expect(await addressesOf(subject)).toEqual([active.email]);
    const asked = await write({ searchText: firstName, state: 'disabled' });
    expect(asked.body.errors).toEqual([
      { path: 'matching', message: 'Nobody matches, or all of them are disabled or unverified.' },
    ]);
  });

  test('goes to nobody who was deleted before it is sent', async () => {
    const firstName = aName();
    const [stays, goes] = [
      await aStudent(app.services, { firstName }),
      await aStudent(app.services, { firstName }),
    ];
    const subject = aName();
    await write({ searchText: firstName }, subject);
    const deleted = await app.call(
      endpoints.deleteStudent,
      { params: { id: goes.id } },
      admin.token,
    );
    expect(deleted.status).toBe(200);
    expect(await addressesOf(subject)).toEqual([stays.email]);
  });

  test('reaches each once, sent by three at once and once more', async () => {
    const firstName = aName();
    await crowd(firstName, 450);
    const subject = aName();
    expect((await write({ searchText: firstName }, subject)).body).toEqual({ students: 450 });
    const id = await numberOf(subject);
    const send = () => sendAnnouncement(app.services, id);
    await Promise.all([send(), send(), send()]);
    await send();
    const addresses = await addressesOf(subject);
    expect([addresses.length, new Set(addresses).size]).toEqual([450, 450]);
  });

  test('repeated with its key is one letter', async () => {
    const firstName = aName();
    await aStudent(app.services, { firstName });
    const subject = aName();
    const again = { idempotencyKey: `letter-${subject}` };
    const answers = await Promise.all([
      write({ searchText: firstName }, subject, again),
      write({ searchText: firstName }, subject, again),
    ]);
    expect(answers.map(({ body }) => body)).toEqual([{ students: 1 }, { students: 1 }]);
    expect(await addressesOf(subject)).toHaveLength(1);
  });

  test('to nobody, or to more than are counted, is refused and leaves nothing', async () => {
    const subject = aName();
    const refused = await write({ searchText: aName() }, subject);
    expect(refused.body.errors[0].path).toBe('matching');
    const firstName = aName();
    await crowd(firstName, countedAtMost + 1);
    const { status, body } = await write({ searchText: firstName }, subject);
    expect([status, body.errors]).toEqual([
      400,
      [{ path: 'matching', message: 'More than 10,000 match. Narrow the search.' }],
    ]);
    const { rows } = await sql`select from letters where subject = ${subject}`.execute(
      app.database.db,
    );
    expect(rows).toHaveLength(0);
    expect(await addressesOf(subject)).toEqual([]);
  });

  test('is in the audit log with its subject and how many get it, and nothing of its text', async () => {
    const firstName = aName();
    await aStudent(app.services, { firstName });
    const subject = aName();
    await write({ searchText: firstName }, subject);
    const query = { searchText: subject };
    const { body } = await app.call(endpoints.listAudit, { query }, admin.token);
    expect(body).toMatchObject([
      { act: 'sent', kind: 'letter', subject, before: null, after: { students: 1 } },
    ]);
    expect(JSON.stringify(body as AuditEntry[])).not.toContain('Come and ask');
  });

  test('asks for the password again', async () => {
    app.passTime(11 * 60_000);
    expect((await write({})).body.code).toBe('password-needed');
  });

  test('is deleted after two years', async () => {
    admin = { ...admin, ...(await signedIn(app.services, admin.id, 'Admin')) };
    const firstName = aName();
    await aStudent(app.services, { firstName });
    const subject = aName();
    await write({ searchText: firstName }, subject);
    const id = await numberOf(subject);
    const day = 86_400_000;
    const left = async () => {
      await app.services.housekeeping.sweep();
      const { rows } = await sql`
        select from letters l join letter_recipients r on r.letter_id = l.id where l.id = ${id}`.execute(
        app.database.db,
      );
      return rows.length;
    };
    app.passTime(729 * day);
    expect(await left()).toBe(1);
    app.passTime(2 * day);
    expect(await left()).toBe(0);
  });
});
