import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { addAdmin } from './add-admin.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const email = 'first@trestle.example';
const password = 'a keystone in the arch';
const add = (admin: { email: string; password: string }) =>
  addAdmin(app.database.db, { level: 'Super Admin', ...admin }, app.services.clock());

test('the first admin is made from the command line and signs in', async () => {
  await add({ email, password });
  const { body } = await app.call(endpoints.signIn, { body: { email, password } });
  expect(body.role).toBe('Admin');
});

test.each([
  [{ email: 'FIRST@trestle.example', password }, 'already in use'],
  [{ email: 'not an address', password }, 'valid email'],
  [{ email: 'second@trestle.example', password: 'short' }, 'Min 8 characters.'],
  [{ email: 'second@trestle.example', password: 'password1' }, 'too common and easy to guess'],
  [{ email: 'ines.alvar@trestle.example', password: 'InesAlvar' }, 'easy to guess from your name'],
])('%o is refused in a sentence', async (admin, sentence) => {
  await expect(add(admin)).rejects.toThrow(sentence);
});
