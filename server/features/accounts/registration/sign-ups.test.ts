import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { taken } from '../../../platform/http/taken.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { invite } from '../invite.ts';

const day = 24 * 3_600_000;
const first = 'larch, oak and steel';
const second = 'a lattice of rope';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const newAddress = () => `${randomUUID()}@people.example`;
const register = (email: string, password: string, firstName = 'Zoë') =>
  app.call(endpoints.registerStudent, {
    body: {
      firstName,
      lastName: 'Ångström',
      email,
      password,
      engineeringType: 'Civil',
      collegeYear: 'Final',
      university: 'Østfold',
    },
  });
const registerCompany = (email: string, password: string) =>
  app.call(endpoints.registerCompany, {
    body: {
      name: 'Span & Co',
      recruiter: 'R. Keller',
      email,
      password,
      industry: 'Bridges',
      size: '1-10',
    },
  });
const mailsTo = async (email: string) => (await app.mails()).filter(({ to }) => to === email);
const codeFor = async (email: string) =>
  /^[0-9]{6}/.exec((await mailsTo(email)).at(-1)?.subject ?? '')?.[0] ?? 'no code';
const verify = (Email: string, OtpCode: string) =>
  app.call(endpoints.verifyOtp, { body: { Email, OtpCode } });
const signIn = (email: string, password: string) =>
  app.call(endpoints.signIn, { body: { email, password } });

test('a code opens the sign-up it was mailed for, whoever signed up with the address since', async () => {
  const email = newAddress();
  await register(email, first, 'Ada');
  const own = await codeFor(email);
  await registerCompany(email, second);
  const strangers = await codeFor(email);

  expect((await verify(email, own)).status).toBe(200);
  expect((await verify(email, strangers)).body.code).toBe('code-refused');
  expect((await signIn(email, second)).status).toBe(401);
  const { body } = await signIn(email, first);
  const me = await app.call(endpoints.me, {}, body.token);
  expect(me.body).toMatchObject({ firstName: 'Ada', email });
});

test('a mail with a code says which sign-up it confirms', async () => {
  const email = newAddress();
  await registerCompany(email, first);
  const [mail] = await mailsTo(email);
  expect(mail?.text).toMatch(
    /sign-up as a company that was sent on \d+ \w+ \d{4}(,| at) \d\d:\d\d UTC/,
  );
});

test('one of two sign-ups confirmed at once succeeds', async () => {
  const email = newAddress();
  await register(email, first);
  const one = await codeFor(email);
  await register(email, second);
  const other = await codeFor(email);
  const answers = await Promise.all([verify(email, one), verify(email, other)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  const entries = await Promise.all([signIn(email, first), signIn(email, second)]);
  expect(entries.map(({ status }) => status).toSorted()).toEqual([200, 401]);
});

test('a new code is mailed for the only sign-up, and for none where several wait', async () => {
  const email = newAddress();
  await register(email, first);
  await app.call(endpoints.resendOtp, { body: { Email: email } });
  const renewed = await codeFor(email);
  await register(email, second);
  await app.call(endpoints.resendOtp, { body: { Email: email } });
  const last = (await mailsTo(email)).at(-1);
  expect(last?.subject).toBe('Sign up for Trestle again');
  expect(last?.text).not.toMatch(/\d{6}/);
  expect((await verify(email, renewed)).status).toBe(200);
  expect((await signIn(email, first)).status).toBe(200);
});

test('an invitation ends what waits for its address', async () => {
  const email = newAddress();
  await register(email, first);
  const code = await codeFor(email);
  const { services } = app;
  await services.db
    .transaction()
    .execute((transaction) => invite(services, transaction, { email, role: 'Company' }));
  expect((await verify(email, code)).body.code).toBe('code-refused');
  expect((await signIn(email, first)).status).toBe(401);
});

test('a code and an invitation used at the same moment make one account, and a company keeps its profile', async () => {
  const { services } = app;
  for (let round = 0; round < 8; round += 1) {
    const email = newAddress();
    await registerCompany(email, first);
    const code = await codeFor(email);
    const invited = services.db
      .transaction()
      .execute((transaction) => invite(services, transaction, { email, role: 'Student' }))
      .then(
        () => 'invited',
        // Whoever is slower by a moment is refused by the database, which the call says in the same word.
        ({ code: reason, constraint }) => (constraint ? taken(constraint).code : reason),
      );
    const [{ status }, outcome] = await Promise.all([verify(email, code), invited]);
    expect([status, outcome]).toEqual(status === 200 ? [200, 'email-taken'] : [400, 'invited']);
    const { rows } = await sql`select id from companies where email = ${email}`.execute(
      services.db,
    );
    expect(rows).toHaveLength(status === 200 ? 1 : 0);
  }
});

test('a reset link confirms the address as a code does, with the password that is set by it', async () => {
  const email = newAddress();
  await register(email, first);
  const code = await codeFor(email);
  await register(email, second);
  await app.call(endpoints.forgotPassword, { body: { email } });
  const token = /#([\w-]+)/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[1] ?? '';
  const body = { token, password: 'a keystone in the arch' };
  expect((await app.call(endpoints.resetPassword, { body })).status).toBe(200);
  expect((await signIn(email, body.password)).status).toBe(200);
  expect((await verify(email, code)).body.code).toBe('code-refused');
});

test('a lecture hall signs up behind one address within a minute, and no script goes on for ever', async () => {
  const ip = '2001:db8:7::1';
  const ask = () =>
    app.app.inject({
      method: 'POST',
      url: '/api/Students/register',
      remoteAddress: ip,
      payload: {},
    });
  const answers = await Promise.all(Array.from({ length: 300 }, ask));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([400]));
  const { statusCode, body } = await ask();
  expect([statusCode, body]).toEqual([429, expect.stringContaining('Try again in')]);
});

test('a sign-up that nobody confirms is kept for a week', async () => {
  const email = newAddress();
  await registerCompany(email, first);
  const { db } = app.services;
  const left = async () =>
    (
      await sql`select id from accounts where email = ${email}
        union all select id from companies where email = ${email}`.execute(db)
    ).rows.length;
  app.passTime(6 * day);
  await app.services.housekeeping.sweep();
  expect(await left()).toBe(2);
  app.passTime(2 * day);
  await app.services.housekeeping.sweep();
  expect(await left()).toBe(0);
});
