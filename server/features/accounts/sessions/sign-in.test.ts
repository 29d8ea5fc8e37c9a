import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aCompany, anAdmin, aStudent, knownPassword } from '../../../testing/people.ts';
import { waitAfter } from '../rules.ts';
import { addressHash, tryPassword } from './attempts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const signIn = (email: string, password = knownPassword, remember = false) =>
  app.call(endpoints.signIn, { body: { email, password, remember } });
const wrong = 'not the password';

describe('waiting after wrong passwords', () => {
  test('begins at the fifth and grows, for known and unknown addresses alike', async () => {
    const student = await aStudent(app.services);
    for (const email of [student.email, 'nobody@people.example']) {
      for (let i = 0; i < 5; i += 1) expect((await signIn(email, wrong)).status).toBe(401);
      const sixth = await signIn(email, wrong);
      expect(sixth).toMatchObject({
        status: 429,
        body: { code: 'sign-in-waits', detail: expect.stringContaining('30 seconds') },
      });
    }
    expect((await signIn(student.email)).status).toBe(429);
    app.passTime(31_000);
    expect((await signIn(student.email, wrong)).status).toBe(401);
    app.passTime(31_000);
    expect((await signIn(student.email)).body.detail).toContain('29 seconds');
    app.passTime(30_000);
    expect((await signIn(student.email)).status).toBe(200);
    expect((await signIn(student.email, wrong)).status).toBe(401);
  });

  test('is the same for every spelling of an address, and no other spelling leads to its account', async () => {
    const student = await aStudent(app.services);
    const email = `kirsti-${student.id}@people.example`;
    await sql`
      update accounts set email = ${email}, normal_email = ${email} where id = ${student.id}`.execute(
      app.services.db,
    );
    // Dotted and dotless i, with a dot of its own, full width; the Kelvin sign; a full-width @.
    const strange = ['\u0130', '\u0131', 'i\u0307', '\uff49'].map((i) => email.replaceAll('i', i));
    strange.push(email.replace('k', '\u212a'), email.replace('@', '\uff20'));
    for (const spelling of strange) expect((await signIn(spelling)).status).toBe(401);
    const typed = [email, email.toUpperCase(), ` ${email} `, `K${email.slice(1)}`, email];
    for (const spelling of typed) expect((await signIn(spelling, wrong)).status).toBe(401);
    for (const spelling of typed) expect((await signIn(spelling)).status).toBe(429);
  });

  test('counts no try that the server had no room for', async () => {
    const { db, clock, codeKey } = app.services;
    const student = await aStudent(app.services);
    const busy = () => Promise.reject(new Problem('busy'));
    const address = addressHash(codeKey, student.email);
    for (let at = 0; at < 10; at += 1)
      await expect(tryPassword(db, address, clock(), busy)).rejects.toMatchObject({ code: 'busy' });
    expect((await signIn(student.email, wrong)).status).toBe(401);
    expect((await signIn(student.email)).status).toBe(200);
  });

  test('is shared by sign-in and by changing the password', async () => {
    const student = await aStudent(app.services);
    const change = (currentPassword: string) =>
      app.call(
        endpoints.changePassword,
        { body: { currentPassword, newPassword: 'larch, oak and steel' } },
        student.token,
      );
    for (let i = 0; i < 4; i += 1) expect((await change(wrong)).status).toBe(400);
    expect((await signIn(student.email, wrong)).status).toBe(401);
    expect((await change(knownPassword)).body).toMatchObject({
      code: 'sign-in-waits',
      detail: expect.stringContaining('30 seconds'),
    });
    expect((await signIn(student.email)).status).toBe(429);
    app.passTime(30_000);
    expect((await change(knownPassword)).status).toBe(200);
    expect((await signIn(student.email, 'larch, oak and steel')).status).toBe(200);
  });

  test('lets no more than five of fifty guesses at once through', async () => {
    const student = await aStudent(app.services);
    const guesses = await Promise.all(
      Array.from({ length: 50 }, () => signIn(student.email, wrong)),
    );
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(45);
  });

  test('never keeps the owner of the address out: a mailed link ends it', async () => {
    const student = await aStudent(app.services);
    for (let i = 0; i < 6; i += 1) await signIn(student.email, wrong);
    await app.call(endpoints.forgotPassword, { body: { email: student.email } });
    const mail = (await app.mails()).findLast(({ to }) => to === student.email);
    const token = /#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    await app.call(endpoints.resetPassword, {
      body: { token, password: 'a quite new password' },
    });
    expect((await signIn(student.email, 'a quite new password')).status).toBe(200);
  });

  test('doubles from 30 seconds up to a quarter of an hour', () => {
    expect([1, 4, 5, 6, 7, 8, 9, 10, 500].map(waitAfter)).toEqual([
      0, 0, 30, 60, 120, 240, 480, 900, 900,
    ]);
  });
});

describe('a session', () => {
  const hour = 3_600_000;
  const works = async (token: string) => (await app.call(endpoints.me, {}, token)).status === 200;

  test('lasts twelve hours, or thirty days when remembered', async () => {
    const student = await aStudent(app.services);
    const short = (await signIn(student.email)).body.token;
    const long = (await signIn(student.email, knownPassword, true)).body.token;
    app.passTime(12 * hour);
    expect([await works(short), await works(long)]).toEqual([false, true]);
    for (let weeks = 1; weeks <= 4; weeks += 1) {
      app.passTime(7 * 24 * hour);
      expect(await works(long)).toBe(true);
    }
    app.passTime(2 * 24 * hour);
    expect(await works(long)).toBe(false);
  });

  test('that is not used ends after two hours for an admin, and after 14 days where it is remembered', async () => {
    const admin = await anAdmin(app.services);
    const company = await aCompany(app.services);
    const entered = async (email: string, remember: boolean) =>
      (await signIn(email, knownPassword, remember)).body.token;
    const tokens = [
      await entered(admin.email, false),
      await entered(admin.email, true),
      await entered(company.email, false),
      await entered(company.email, true),
    ];
    const run = (token: string) =>
      app.call(endpoints.listSessions, {}, token).then(({ status }) => status === 200);
    const running = () => Promise.all(tokens.map(run));
    for (let times = 0; times < 3; times += 1) {
      app.passTime(2 * hour - 60_000);
      expect(await running()).toEqual([true, true, true, true]);
    }
    app.passTime(2 * hour);
    expect(await running()).toEqual([false, false, true, true]);
    app.passTime(13 * 24 * hour);
    expect(await running()).toEqual([false, false, false, true]);
    app.passTime(14 * 24 * hour);
    expect(await running()).toEqual([false, false, false, false]);
  });

  test('is not kept alive by a page that only listens for news', async () => {
    const admin = await anAdmin(app.services);
    const listen = () => app.call(endpoints.streamNotifications, {}, admin.token);
    for (let times = 0; times < 3; times += 1) {
      app.passTime(hour);
      await listen();
    }
    expect((await app.call(endpoints.listSessions, {}, admin.token)).status).toBe(401);
  });

  test('on something new is told to its owner by mail, the very first one is not', async () => {
    const student = await aStudent(app.services);
    const enterWith = (browser: string) =>
      app.app.inject({
        method: 'POST',
        url: '/api/Auth/Login',
        payload: { email: student.email, password: knownPassword },
        headers: { 'user-agent': browser },
      });
    const mails = async () => (await app.mails()).filter(({ to }) => to === student.email);
    const firefox = (version: number) =>
      `Mozilla/5.0 (X11; Linux x86_64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`;
    const safari =
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';

    expect((await enterWith(firefox(140))).statusCode).toBe(200);
    await enterWith(firefox(141));
    expect(await mails()).toEqual([]);
    await enterWith(safari);
    await enterWith(safari);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: 'New sign-in to your Trestle account' });
    expect(mail?.text).toContain('Device: Safari on macOS');
    expect(mail?.text).toContain('https://trestle.example/auth/forgot');
  });

  test('is shown first where more than a hundred run', async () => {
    const student = await aStudent(app.services);
    const now = app.services.clock();
    await sql`
      insert into sessions (id, account_id, user_agent, created_at, password_at, expires_at, last_used_at)
      select gen_random_uuid(), ${student.id}, '', ${now}, ${now}, ${new Date(now.getTime() + hour)},
        ${now}::timestamptz + n * interval '1 second'
      from generate_series(1, 150) n`.execute(app.database.db);
    const { body } = await app.call(endpoints.listSessions, {}, student.token);
    expect(body).toHaveLength(100);
    expect(body[0].current).toBe(true);
  });

  test('is listed to its owner with device and last use, and ended one by one or all others at once', async () => {
    const student = await aStudent(app.services);
    const tokens = [student.token];
    for (let i = 0; i < 3; i += 1) tokens.push((await signIn(student.email)).body.token);
    const [here = '', , , last = ''] = tokens;
    const list = async (token: string) => (await app.call(endpoints.listSessions, {}, token)).body;

    const listed = await list(here);
    expect(listed).toHaveLength(4);
    expect(listed.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);
    const other = listed.find(({ current }: { current: boolean }) => !current);
    expect((await app.call(endpoints.endSession, { params: { id: other.id } }, here)).status).toBe(
      200,
    );
    expect(await list(here)).toHaveLength(3);
    expect((await app.call(endpoints.endSession, { params: { id: other.id } }, here)).status).toBe(
      404,
    );
    await app.call(endpoints.endSession, { params: { id: 'others' } }, here);
    expect([await works(here), await works(last)]).toEqual([true, false]);
  });

  test('notes its last use, but not on every call', async () => {
    const student = await aStudent(app.services);
    const lastUse = async () =>
      (await app.call(endpoints.listSessions, {}, student.token)).body[0].lastUsedAt;
    const first = await lastUse();
    app.passTime(60_000);
    expect(await lastUse()).toBe(first);
    app.passTime(5 * 60_000);
    expect(await lastUse()).not.toBe(first);
  });

  test('of a disabled account ends with the very next call, and cannot begin', async () => {
    const student = await aStudent(app.services);
    await sql`update accounts set state = 'disabled' where id = ${student.id}`.execute(
      app.database.db,
    );
    expect(await works(student.token)).toBe(false);
    expect((await signIn(student.email)).body.code).toBe('account-disabled');
  });

  test('survives its owner’s change of password; all others end', async () => {
    const student = await aStudent(app.services);
    const elsewhere = (await signIn(student.email)).body.token;
    const change = (currentPassword: string) =>
      app.call(
        endpoints.changePassword,
        { body: { currentPassword, newPassword: 'larch, oak and steel' } },
        student.token,
      );
    expect((await change(wrong)).body.errors[0].path).toBe('currentPassword');
    expect((await change(knownPassword)).status).toBe(200);
    expect([await works(student.token), await works(elsewhere)]).toEqual([true, false]);
  });
});
