import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { aStudent } from '../../testing/people.ts';

const minute = 60_000;
const hour = 60 * minute;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const register = (email: string) =>
  app.call(endpoints.registerStudent, {
    body: {
      firstName: 'Zoë',
      lastName: 'Ångström',
      email,
      password: 'larch, oak and steel',
      engineeringType: 'Civil',
      collegeYear: 'Final',
      university: 'Østfold',
    },
  });
const resend = (Email: string) => app.call(endpoints.resendOtp, { body: { Email } });
const forgot = (email: string) => app.call(endpoints.forgotPassword, { body: { email } });
const verify = (Email: string, OtpCode: string) =>
  app.call(endpoints.verifyOtp, { body: { Email, OtpCode } });
const mailsTo = async (email: string) => (await app.mails()).filter(({ to }) => to === email);
const codeFor = async (email: string) =>
  /^[0-9]{6}/.exec((await mailsTo(email)).at(-1)?.subject ?? '')?.[0] ?? 'no code';
const other = (code: string) => (code === '000000' ? '000001' : '000000');

test('a resent code grants no tries beyond ten an hour, and after the hour it is good again', async () => {
  const email = `${randomUUID()}@people.example`;
  await register(email);
  const refused = [];
  for (let tried = 0; tried < 10; tried += 1) {
    if (tried % 3 === 2) await resend(email);
    refused.push((await verify(email, other(await codeFor(email)))).body);
  }
  await resend(email);
  const code = await codeFor(email);
  const eleventh = await verify(email, code);
  expect(eleventh.status).toBe(400);
  expect(eleventh.body).toEqual(refused[0]);
  app.passTime(hour);
  await resend(email);
  expect((await verify(email, await codeFor(email))).status).toBe(200);
});

test('signing up anew grants none either', async () => {
  const email = `${randomUUID()}@people.example`;
  await register(email);
  for (let tried = 0; tried < 10; tried += 1) await verify(email, '000000');
  await register(email);
  expect((await verify(email, await codeFor(email))).status).toBe(400);
});

test('one address is mailed five times an hour and twenty times a day, whatever is asked for it', async () => {
  const { email } = await aStudent(app.services);
  const asked = [await forgot(email), await register(email)];
  for (let times = 0; times < 10; times += 1)
    asked.push(await forgot(email), await register(email));
  expect(await mailsTo(email)).toHaveLength(5);
  const [link, code, ...later] = asked;
  for (const answer of later)
    expect(answer.body).toBe(answer.status === link?.status ? link.body : code?.body);

  for (let hours = 1; hours < 10; hours += 1) {
    app.passTime(hour);
    for (let times = 0; times < 6; times += 1) await forgot(email);
    await app.mails();
  }
  expect(await mailsTo(email)).toHaveLength(20);
  app.passTime(24 * hour);
  await forgot(email);
  expect(await mailsTo(email)).toHaveLength(21);
});

test('five of twenty sign-ups at once are mailed', async () => {
  const email = `${randomUUID()}@people.example`;
  await Promise.all(Array.from({ length: 20 }, () => register(email)));
  expect(await mailsTo(email)).toHaveLength(5);
});
