import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { aStudent, knownPassword } from '../../testing/people.ts';
import { waitAfter } from '../rules.ts';

let house: TestApp;
beforeAll(async () => {
  house = await testApp();
});
afterAll(() => house.close());

const signIn = (email: string, password = knownPassword, remember = false) =>
  house.call(endpoints.signIn, { body: { email, password, remember } });
const wrong = 'not the password';

describe('waiting after wrong passwords', () => {
  test('begins at the fifth and grows, for known and unknown addresses alike', async () => {
    const student = await aStudent(house.services);
    for (const email of [student.email, 'nobody@people.example']) {
      for (let i = 0; i < 5; i += 1) expect((await signIn(email, wrong)).status).toBe(401);
      const sixth = await signIn(email, wrong);
      expect(sixth).toMatchObject({
        status: 429,
        body: { code: 'sign-in-waits', detail: expect.stringContaining('30 seconds') },
      });
    }
    expect((await signIn(student.email)).status).toBe(429);
    house.passTime(31_000);
    expect((await signIn(student.email, wrong)).status).toBe(401);
    house.passTime(31_000);
    expect((await signIn(student.email)).body.detail).toContain('29 seconds');
    house.passTime(30_000);
    expect((await signIn(student.email)).status).toBe(200);
    expect((await signIn(student.email, wrong)).status).toBe(401);
  });

  test('lets no more than five of fifty guesses at once through', async () => {
    const student = await aStudent(house.services);
    const guesses = await Promise.all(
      Array.from({ length: 50 }, () => signIn(student.email, wrong)),
    );
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(45);
  });

  test('never keeps the owner of the address out: a mailed link ends it', async () => {
    const student = await aStudent(house.services);
    for (let i = 0; i < 6; i += 1) await signIn(student.email, wrong);
    await house.call(endpoints.forgotPassword, { body: { email: student.email } });
    const mail = (await house.mails()).findLast(({ to }) => to === student.email);
    const token = /#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    await house.call(endpoints.resetPassword, {
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
  const works = async (token: string) => (await house.call(endpoints.me, {}, token)).status === 200;

  test('lasts twelve hours, or thirty days when remembered', async () => {
    const student = await aStudent(house.services);
    const short = (await signIn(student.email)).body.token;
    const long = (await signIn(student.email, knownPassword, true)).body.token;
    house.passTime(12 * hour);
    expect([await works(short), await works(long)]).toEqual([false, true]);
    house.passTime(30 * 24 * hour);
    expect(await works(long)).toBe(false);
  });

  test('is listed to its owner with device and last use, and ended one by one or all others at once', async () => {
    const student = await aStudent(house.services);
    const tokens = [student.token];
    for (let i = 0; i < 3; i += 1) tokens.push((await signIn(student.email)).body.token);
    const [here = '', , , last = ''] = tokens;
    const list = async (token: string) =>
      (await house.call(endpoints.listSessions, {}, token)).body;

    const listed = await list(here);
    expect(listed).toHaveLength(4);
    expect(listed.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);
    const other = listed.find(({ current }: { current: boolean }) => !current);
    expect(
      (await house.call(endpoints.endSession, { params: { id: other.id } }, here)).status,
    ).toBe(200);
    expect(await list(here)).toHaveLength(3);
    expect(
      (await house.call(endpoints.endSession, { params: { id: other.id } }, here)).status,
    ).toBe(404);
    await house.call(endpoints.endSession, { params: { id: 'others' } }, here);
    expect([await works(here), await works(last)]).toEqual([true, false]);
  });

  test('notes its last use, but not on every call', async () => {
    const student = await aStudent(house.services);
    const lastUse = async () =>
      (await house.call(endpoints.listSessions, {}, student.token)).body[0].lastUsedAt;
    const first = await lastUse();
    house.passTime(60_000);
    expect(await lastUse()).toBe(first);
    house.passTime(5 * 60_000);
    expect(await lastUse()).not.toBe(first);
  });

  test('of a disabled account ends with the very next call, and cannot begin', async () => {
    const student = await aStudent(house.services);
    await sql`update accounts set state = 'disabled' where id = ${student.id}`.execute(
      house.database.db,
    );
    expect(await works(student.token)).toBe(false);
    expect((await signIn(student.email)).body.code).toBe('account-disabled');
  });

  test('survives its owner’s change of password; all others end', async () => {
    const student = await aStudent(house.services);
    const elsewhere = (await signIn(student.email)).body.token;
    const change = (currentPassword: string) =>
      house.call(
        endpoints.changePassword,
        { body: { currentPassword, newPassword: 'larch, oak and steel' } },
        student.token,
      );
    expect((await change(wrong)).body.errors[0].path).toBe('currentPassword');
    expect((await change(knownPassword)).status).toBe(200);
    expect([await works(student.token), await works(elsewhere)]).toEqual([true, false]);
  });
});
