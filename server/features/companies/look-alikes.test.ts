import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { aCompany, anAdmin, type Someone } from '../../testing/people.ts';

let app: TestApp;
let admin: Someone;
let verified: Someone & { companyId: number };
beforeAll(async () => {
  app = await testApp();
  admin = await anAdmin(app.services);
  verified = await aCompany(app.services, 'Brüder Höpe & Co.');
  const params = { id: verified.companyId };
  await app.call(endpoints.verifyCompany, { params, body: { verified: true } }, admin.token);
});
afterAll(() => app.close());

const profile = (name: string) =>
  ({ name, recruiter: 'R. Keller', industry: 'Bridges', size: '1-10' }) as const;
const register = (name: string) =>
  app.call(endpoints.registerCompany, {
    body: {
      ...profile(name),
      email: `${randomUUID()}@people.example`,
      password: 'a lattice of steel',
    },
  });

test.each([
  ['itself', 'Brüder Höpe & Co.'],
  ['another case', 'BRÜDER HÖPE & CO.'],
  ['other blanks', 'Brüder  Höpe&Co'],
  ['no accents', 'Bruder Hope & Co.'],
  ['accents of their own', 'Bru\u0308der Ho\u0308pe & Co.'],
  ['full width', 'Ｂrüder Höpe ＆ Co.'],
  ['Cyrillic letters', 'Вrüdеr Нöре & Со.'],
  ['Greek letters', 'Βrüder Ηöρε & Cο.'],
  ['a zero', 'Brüder H0pe & C0.'],
  ['a zero-width character', 'Brüder\u200B Höpe & Co.'],
  ['other punctuation', 'Brüder-Höpe, «Co»'],
])('a verified company’s name with %s cannot be registered', async (_, name) => {
  expect(await register(name)).toMatchObject({
    status: 409,
    body: { code: 'company-name-taken', errors: [{ path: 'name' }] },
  });
});

test.each(['Brüder Hope & Söhne', 'Höpe', 'Мосты и Ко', '橋梁会社'])(
  '%s can, looking like nobody’s',
  async (name) => {
    expect((await register(name)).status).toBe(201);
  },
);

test('no company renames itself so; its own name it keeps', async () => {
  const other = await aCompany(app.services, 'Elsewhere Ltd');
  const rename = (name: string, { token }: Someone) =>
    app.call(endpoints.updateMyCompany, { body: profile(name) }, token);
  expect((await rename('Bruder Hope & Co', other)).body.code).toBe('company-name-taken');
  expect((await rename('Elsewhere Limited', other)).status).toBe(200);
  expect((await rename('Brüder Höpe & Co.', verified)).body.verified).toBe(true);
  expect((await rename('BRÜDER HÖPE & Co', verified)).status).toBe(200);
  const params = { id: verified.companyId };
  await app.call(endpoints.verifyCompany, { params, body: { verified: true } }, admin.token);
});

test('two that are not verified may share a name, and an admin may give it to anybody', async () => {
  expect((await register('Unproven Works')).status).toBe(201);
  expect((await register('Unproven works')).status).toBe(201);
  const body = { ...profile('Brüder Höpe & Co.'), email: 'branch@people.example' };
  expect((await app.call(endpoints.addCompany, { body }, admin.token)).status).toBe(201);
});
