import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';

const password = 'Trestle-demo-1';
const minute = 60_000;

describe('registering as a student', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.close());

  const newAddress = () => `${randomUUID()}@people.example`;

  const register = (email: string, chosen = password) =>
    app.call(endpoints.registerStudent, {
      body: {
        firstName: 'Zoë',
        lastName: 'Ångström',
        email,
        password: chosen,
        engineeringType: 'Civil',
        collegeYear: 'Final',
        university: 'Østfold',
      },
    });

  async function codeFor(email: string): Promise<string> {
    const mail = (await app.mails()).findLast(({ to }) => to === email);
    return /^[0-9]{6}/.exec(mail?.subject ?? '')?.[0] ?? `no code in “${mail?.subject}”`;
  }

  const verify = (Email: string, OtpCode: string) =>
    app.call(endpoints.verifyOtp, { body: { Email, OtpCode } });
  const signIn = (email: string, chosen = password) =>
    app.call(endpoints.signIn, { body: { email, password: chosen } });

  test('the mailed code confirms the address, and only then the password opens the account', async () => {
    const email = newAddress();
    expect((await register(email)).status).toBe(201);
    expect((await signIn(email)).body.code).toBe('email-unverified');

    const code = await codeFor(email);
    expect(await verify(email, code)).toMatchObject({ status: 200 });
    const signedIn = await signIn(email.toUpperCase());
    expect(signedIn.body).toEqual({ token: expect.any(String), role: 'Student' });

    const me = await app.call(endpoints.me, {}, signedIn.body.token);
    expect(me.body).toMatchObject({
      firstName: 'Zoë',
      lastName: 'Ångström',
      email,
      profileImage: null,
    });
  });

  test.each([
    'k\u0130rsti@people.example',
    '\u212airsti@people.example',
    'gro\u00df@people.example',
    '\uff4birsti@people.example',
    'kirsti@p\u00e9ople.example',
  ])('an address with other letters than ASCII is refused at its field: %s', async (address) => {
    expect((await register(address)).body.errors).toEqual([
      { path: 'email', message: 'Enter a valid email address.' },
    ]);
  });

  test('a code is good for ten minutes', async () => {
    const email = newAddress();
    await register(email);
    const code = await codeFor(email);
    app.passTime(10 * minute);
    expect((await verify(email, code)).body.code).toBe('code-refused');
  });

  test('a code is good for three tries', async () => {
    const email = newAddress();
    await register(email);
    const code = await codeFor(email);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let i = 0; i < 3; i += 1)
      expect((await verify(email, wrong)).body.code).toBe('code-refused');
    expect((await verify(email, code)).body.code).toBe('code-refused');
  });

  test('a new code ends the one before', async () => {
    const email = newAddress();
    await register(email);
    const first = await codeFor(email);
    expect((await app.call(endpoints.resendOtp, { body: { Email: email } })).status).toBe(202);
    const second = await codeFor(email);
    if (first !== second) expect((await verify(email, first)).status).toBe(400);
    expect((await verify(email, second)).status).toBe(200);
  });

  test('exactly one of fifty simultaneous uses of a code succeeds', async () => {
    const email = newAddress();
    await register(email);
    const code = await codeFor(email);
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(email, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(49);
  });

  test('a known address gets the same answer, keeps its password, and its owner a mail', async () => {
    const email = newAddress();
    const first = await register(email);
    await verify(email, await codeFor(email));
    const again = await register(email, 'another-password');
    expect(again).toMatchObject({ status: first.status, body: first.body });
    expect((await app.mails()).findLast(({ to }) => to === email)?.subject).toContain('already');
    expect((await signIn(email)).status).toBe(200);
    expect((await signIn(email, 'another-password')).status).toBe(401);
  });

  test('an address that never confirmed may start over', async () => {
    const email = newAddress();
    await register(email, 'first-password');
    await app.mails();
    await register(email, password);
    await verify(email, await codeFor(email));
    expect((await signIn(email)).status).toBe(200);
  });

  test('a wrong password and an unknown address get the same words', async () => {
    const email = newAddress();
    await register(email);
    await verify(email, await codeFor(email));
    const [wrong, unknown] = [await signIn(email, 'not-the-password'), await signIn(newAddress())];
    expect(wrong.status).toBe(401);
    expect({ ...wrong.body }).toEqual({ ...unknown.body });
  });

  test('neither code nor password is kept in clear anywhere in the database', async () => {
    const email = newAddress();
    const planted = `planted-${randomUUID()}`;
    await register(email, planted);
    const { rows } = await sql<{ place: string }>`
      select table_schema || '.' || table_name as place from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')`.execute(
      app.database.db,
    );
    const contents = await Promise.all(
      rows.map(({ place }) =>
        sql`select row_to_json(t) as row from ${sql.table(place)} t`.execute(app.database.db),
      ),
    );
    const code = await codeFor(email);
    const everything = JSON.stringify(contents.map((content) => content.rows));
    expect(everything).toContain(email);
    expect(everything).not.toContain(planted);
    expect(everything).not.toMatch(new RegExp(`[^0-9a-f]${code}[^0-9a-f]`));
  });
});
