import { afterEach, beforeEach, expect, test } from 'vitest';
import { endpoints } from '../src/contract/endpoints.ts';
import { type TestApp, testApp } from './testing/app.ts';
import { aCompany, anApplication, aProject, aStudent, knownPassword } from './testing/people.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

let app: TestApp;
beforeEach(async () => {
  app = await testApp();
});
afterEach(() => app.close());

const works = async (token: string) => (await app.call(endpoints.me, {}, token)).status === 200;

test('a session lives through a clock that is set back, and is no longer than it was for it', async () => {
  const { email } = await aStudent(app.services);
  const body = { email, password: knownPassword };
  const { token } = (await app.call(endpoints.signIn, { body })).body;
  app.passTime(-3 * hour);
  expect(await works(token)).toBe(true);
  app.passTime(14 * hour);
  expect(await works(token)).toBe(true);
  app.passTime(2 * hour);
  expect(await works(token)).toBe(false);
});

test('a code is good for its ten minutes, whichever way the clock went before', async () => {
  const email = 'jumps@people.example';
  const register = {
    firstName: 'Ada',
    lastName: 'Byron',
    engineeringType: 'Civil',
    collegeYear: 'Final',
    university: 'Lindow',
    email,
    password: knownPassword,
  } as const;
  const codeOf = async () => (await app.mails()).at(-1)?.subject.slice(0, 6) ?? '';
  const verify = async (OtpCode: string) =>
    (await app.call(endpoints.verifyOtp, { body: { Email: email, OtpCode } })).status;
  await app.call(endpoints.registerStudent, { body: register });
  const first = await codeOf();
  app.passTime(30 * day);
  expect(await verify(first)).toBe(400);
  await app.call(endpoints.resendOtp, { body: { Email: email } });
  const second = await codeOf();
  app.passTime(-30 * day);
  expect(await verify(second)).toBe(200);
});

test('an offer ends once: a jump over its end and back changes nothing a second time', async () => {
  const { services } = app;
  const [company, student] = [await aCompany(services), await aStudent(services)];
  const pid = await aProject(services, company);
  const id = await anApplication(app, student, pid);
  const move = (event: 'offer' | 'accept', token: string) =>
    app.call(endpoints.moveApplication, { params: { id }, body: { event } }, token);
  const places = async () => {
    const taken = services.db.selectFrom('projects').select('places_taken').where('id', '=', pid);
    return (await taken.executeTakeFirstOrThrow()).places_taken;
  };
  await move('offer', company.token);
  expect(await places()).toBe(1);

  app.passTime(-2 * day);
  expect((await services.timeouts.sweep()).expired).toBe(0);
  expect(await places()).toBe(1);

  app.passTime(2 * day + 8 * day);
  expect((await services.timeouts.sweep()).expired).toBe(1);
  expect(await places()).toBe(0);

  app.passTime(-8 * day);
  expect((await services.timeouts.sweep()).expired).toBe(0);
  // Its student, whose clock was right all the time, is told that it is over.
  const token = student.token;
  expect(await move('accept', token)).toMatchObject({ status: 409 });
  expect(await places()).toBe(0);
});

test('limits of an address start anew after a jump, and hold when the clock is set back', async () => {
  const send = async () => {
    const answer = await app.app.inject({
      method: 'POST',
      url: '/api/Contactus',
      remoteAddress: '192.0.2.7',
      payload: { Name: 'Ada', Email: 'ada@people.example', Subject: 'Hello', Message: 'How?' },
    });
    return answer.statusCode;
  };
  for (let n = 0; n < 10; n += 1) expect(await send()).toBe(201);
  expect(await send()).toBe(429);
  app.passTime(hour);
  expect(await send()).toBe(201);
  app.passTime(-hour);
  for (let n = 0; n < 9; n += 1) expect(await send()).toBe(201);
  expect(await send()).toBe(429);
});
