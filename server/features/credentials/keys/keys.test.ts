import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { isProven, issues, signs } from '../../../testing/credentials.ts';
import { anEngagement } from '../../../testing/engagements.ts';
import { aCompany, aMember, anAdmin, aStudent, type Someone } from '../../../testing/people.ts';
import { statusList } from '../status/lists.ts';
import { markCompromised, signingKeys } from './keys.ts';

let app: TestApp;
let student: Someone;
let company: Someone & { companyId: number };
let id: number;
let credentialId: string;
beforeAll(async () => {
  app = await testApp();
  student = await aStudent(app.services);
  company = await aCompany(app.services);
  const supervisor = await aMember(app.services, company.companyId, 'Supervisor');
  expect(await signs(app)).toEqual([1, 2]);
  id = await anEngagement(app, { student, company, supervisor }, 'Evaluating');
  credentialId = await isProven(app, id, { student, company });
});
afterAll(() => app.close());

const read = async (url: string, host = 'trestle.example') =>
  (await app.app.inject({ url, headers: { host } })).json();
const methods = async () => (await read('/.well-known/did.json')).verificationMethod;
const numbered = (number: number) => `did:web:trestle.example#key-${number}`;

test('new keys have new numbers, and what the old ones signed can still be read with them', async () => {
  const old = await read(`/credentials/${credentialId}`);
  expect(await signs(app)).toEqual([3, 4]);
  expect((await methods()).map((one: { id: string }) => one.id)).toEqual(
    [1, 2, 3, 4].map(numbered),
  );
  const { rows } = await sql<{ number: number }>`
    select number from credential_keys where sealed is not null order by number`.execute(
    app.services.db,
  );
  expect(rows.map(({ number }) => number)).toEqual([3, 4]);
  expect(await read(`/credentials/${credentialId}`)).toEqual(old);
  const anew = await issues(app, id, student);
  expect((await read(`/credentials/${anew}`)).proof[0].verificationMethod).toBe(numbered(3));
  credentialId = anew;
});

test('credentials signed by a compromised key since a given day are doubtful and are issued again with another key', async () => {
  const { db, clock } = app.services;
  const from = new Date(clock().getTime() - 1_000);
  await db.transaction().execute((transaction) => markCompromised(transaction, 3, from));
  expect((await methods())[2].revoked).toBe(from.toISOString());
  const issued = async () =>
    (await app.call(endpoints.getProof, { params: { id } }, student.token)).body;
  expect((await app.call(endpoints.credentialsHealth, {})).body).toEqual({
    status: 'stopped',
    why: expect.stringContaining('npm run credentials:keys'),
  });
  expect(await issued()).toMatchObject({
    hindrance: 'no key',
    issued: [{ doubtfulFrom: from.toISOString() }, { doubtfulFrom: null }],
  });
  await signs(app);
  credentialId = await issues(app, id, student);
  expect((await issued()).issued[0]).toMatchObject({ id: credentialId, doubtfulFrom: null });
});

test('keys that were sealed with another secret sign nothing, and what they signed stays', async () => {
  const { db, publicOrigin, sealKey } = app.services;
  expect(await signingKeys(db, publicOrigin, null)).toBe('no secret');
  expect(await signingKeys(db, publicOrigin, sealKey!.toReversed())).toBe('another secret');
  expect(await signingKeys(db, 'https://elsewhere.example', sealKey)).toBe('never made');
  expect(await read(`/credentials/${credentialId}`)).toMatchObject({ type: expect.anything() });
});

test('a list that has changed is signed anew, or not answered at all: never as it was', async () => {
  const { credentialStatus } = await read(`/credentials/${credentialId}`);
  const list = Number(credentialStatus.statusListCredential.split('/').at(-1));
  const before = await read(`/credentials/status/${list}`);
  expect(before).toMatchObject({
    id: credentialStatus.statusListCredential,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: { id: 'did:web:trestle.example' },
  });
  const because = { params: { id: credentialId }, body: { because: 'Issued in error.' } };
  const office = await anAdmin(app.services);
  const revoke = () => app.call(endpoints.revokeCredential, because, office.token);
  expect((await revoke()).status).toBe(200);
  expect((await revoke()).body.detail).toBe('This credential is revoked already.');
  await expect(statusList({ ...app.services, sealKey: null }, list)).rejects.toMatchObject({
    code: 'unavailable',
  });
  const after = await read(`/credentials/status/${list}`);
  expect(after.credentialSubject.encodedList).not.toBe(before.credentialSubject.encodedList);
  const { headers } = await app.app.inject({ url: `/credentials/status/${list}` });
  expect(headers).toMatchObject({
    'content-type': 'application/vc+ld+json',
    etag: expect.any(String),
    'cache-control': 'public, max-age=60',
  });
});

test('an address from before is known by its own keys', async () => {
  await sql`
    insert into credential_keys (origin, kind, public, made_at)
    values ('https://old.example', 'Ed25519', '{"publicKeyMultibase":"z6Mk"}', now())`.execute(
    app.services.db,
  );
  expect((await read('/.well-known/did.json', 'old.example')).id).toBe('did:web:old.example');
  expect((await read('/.well-known/did.json')).id).toBe('did:web:trestle.example');
});

test('a signature stays valid after many later keys', async () => {
  const badge = await read(`/credentials/${credentialId}`);
  await sql`
    insert into credential_keys (origin, kind, public, made_at)
    select origin, kind, public, made_at from credential_keys, generate_series(1, 100)
    where number in (1, 2)`.execute(app.services.db);
  const body = { credential: JSON.stringify(badge) };
  const verified = await app.call(endpoints.verifyCredential, { body });
  expect(verified.body.steps.slice(1, 4)).toMatchObject(
    ['signature', 'key', 'issuer'].map((step) => ({ step, result: 'passed' })),
  );
});
