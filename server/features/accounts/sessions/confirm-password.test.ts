import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '../../../../src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../../../src/contract/endpoints.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { anAdmin, aStudent, knownPassword } from '../../../testing/people.ts';
import { validRequests } from '../../../testing/valid-requests.ts';
import { aWorld, inAWorld, type World } from '../../../testing/world.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await testApp();
  world = await aWorld(app);
});
afterAll(() => app.close());

const minute = 60_000;
const confirm = (token: string, password = knownPassword) =>
  app.call(endpoints.confirmPassword, { body: { password } }, token);

const sensitive = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
  ([, { asksPassword }]) => asksPassword,
);

describe('a sensitive act', () => {
  test.each(sensitive)('%s is refused ten minutes after the password was given', (name, endpoint) =>
    inAWorld(app, world, async (world) => {
      const isOfAdmins = endpoint.audience !== 'anyone' && endpoint.audience.Admin;
      const { token } = isOfAdmins ? world.admin : world.owner.company;
      const call = validRequests[name](world, isOfAdmins ? 'admin' : 'company own');
      app.passTime(10 * minute);
      const refused = await app.call(endpoint, call, token);
      expect([refused.status, refused.body.code]).toEqual([403, 'password-needed']);
      expect((await confirm(token)).status).toBe(200);
      expect((await app.call(endpoint, call, token)).body?.code).not.toBe('password-needed');
      app.passTime(-10 * minute);
    }),
  );

  test('an admin’s change of an address is one; of a name it is not', async () => {
    const [admin, student] = [await anAdmin(app.services), await aStudent(app.services)];
    app.passTime(10 * minute);
    const change = (email: string, firstName: string) =>
      app.call(
        endpoints.updateStudent,
        {
          params: { sId: student.id },
          body: {
            firstName,
            lastName: 'Byron',
            email,
            engineeringType: 'Computer',
            collegeYear: 'Third',
            university: 'Lindow',
          },
        },
        admin.token,
      );
    expect((await change(student.email, 'Augusta')).status).toBe(200);
    expect((await change('other@people.example', 'Ada')).body.code).toBe('password-needed');
  });
});

describe('a password given again', () => {
  test('that is wrong is said at its field; guessing waits as at sign-in', async () => {
    const { token, email } = await anAdmin(app.services);
    const wrong = await confirm(token, 'not this one');
    expect(wrong.body.errors).toEqual([
      { path: 'password', message: 'This is not your password.' },
    ]);
    for (let guess = 2; guess <= 5; guess += 1) await confirm(token, 'not this one');
    expect((await confirm(token)).body.code).toBe('sign-in-waits');
    const body = { email, password: knownPassword };
    expect((await app.call(endpoints.signIn, { body })).body.code).toBe('sign-in-waits');
  });

  test('opens the acts of its own session alone', async () => {
    const admin = await anAdmin(app.services);
    app.passTime(10 * minute);
    const body = { email: admin.email, password: knownPassword };
    const other = (await app.call(endpoints.signIn, { body })).body.token;
    const add = (token: string) =>
      app.call(
        endpoints.addAdmin,
        { body: { name: 'Noor', email: 'noor@people.example', role: 'Moderator' } },
        token,
      );
    expect((await add(admin.token)).body.code).toBe('password-needed');
    expect((await add(other)).status).toBe(201);
  });
});
