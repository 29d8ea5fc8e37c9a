import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const message = {
  Id: 0,
  Name: 'Ada',
  Email: 'ada@people.example',
  Subject: 'Hello',
  Message: 'A question.',
} as const;
const kept = () => app.database.db.selectFrom('contact_messages').selectAll().execute();

test('a message is acknowledged in words and kept', async () => {
  const answer = await app.call(endpoints.contactUs, { body: message });
  expect(answer).toMatchObject({ status: 201, body: 'Message sent successfully!' });
  expect(await kept()).toMatchObject([
    { name: 'Ada', email: 'ada@people.example', subject: 'Hello', message: 'A question.' },
  ]);
});

test('a machine that fills the hidden field gets the same answer, and nothing is kept', async () => {
  const before = await kept();
  const answer = await app.call(endpoints.contactUs, {
    body: { ...message, Website: 'https://spam.example' },
  });
  expect(answer).toMatchObject({ status: 201, body: 'Message sent successfully!' });
  expect(await kept()).toEqual(before);
});

test('each missing field is named in the specification’s words', async () => {
  const answer = await app.call(endpoints.contactUs, { body: {} as typeof message });
  expect(answer.status).toBe(400);
  expect(answer.body.errors).toEqual([
    { path: 'Name', message: 'Name is required.' },
    { path: 'Email', message: 'Email is required.' },
    { path: 'Subject', message: 'Subject is required.' },
    { path: 'Message', message: 'Message is required.' },
  ]);
});

test('one address sends ten messages a minute at most', async () => {
  const send = () =>
    app.app.inject({
      method: 'POST',
      url: '/api/Contactus',
      remoteAddress: '192.0.2.7',
      payload: message,
    });
  for (let i = 0; i < 10; i += 1) expect((await send()).statusCode).toBe(201);
  const eleventh = await send();
  expect(eleventh.statusCode).toBe(429);
  expect(eleventh.json()).toMatchObject({
    code: 'too-many-requests',
    detail: expect.stringContaining('Try again in'),
  });
});
