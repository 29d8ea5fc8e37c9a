import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aStudent, type Someone } from '../../../testing/people.ts';
import { tokensWith } from './tokens.ts';

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a token', () => {
  let app: TestApp;
  let student: Someone;
  beforeAll(async () => {
    app = await testApp();
    student = await aStudent(app.services);
  });
  afterAll(() => app.close());

  const me = (token?: string) => app.call(endpoints.me, {}, token);

  test('opens what is its bearer’s', async () => {
    expect((await me(student.token)).body.email).toBe(student.email);
  });

  test('is refused when a character of it is changed, left out or added', async () => {
    for (let round = 0; round < 200; round += 1) {
      // Not the very last character: its low bits belong to no byte of the signature.
      const at = (round * 7919) % (student.token.length - 1);
      const other = student.token[at] === 'A' ? 'B' : 'A';
      const [before, after] = [student.token.slice(0, at), student.token.slice(at + 1)];
      const tampered = [before + other + after, before, student.token.slice(0, at) + after][
        round % 3
      ];
      expect((await me(tampered)).status, tampered).toBe(401);
    }
  });

  const payload = () =>
    JSON.parse(Buffer.from(student.token.split('.')[1] ?? '', 'base64url').toString());

  test('without a signature is refused', async () => {
    const none = `${base64url({ alg: 'none', typ: 'at+jwt' })}.${base64url(payload())}.`;
    expect((await me(none)).status).toBe(401);
  });

  test('with a role it was not given is refused', async () => {
    const [header, , signature] = student.token.split('.');
    const promoted = `${header}.${base64url({ ...payload(), role: 'Admin' })}.${signature}`;
    expect((await me(promoted)).status).toBe(401);
  });

  test('signed by us with another role than the account has, or for another’s session, is refused', async () => {
    const { services } = app;
    const [from, until] = [services.clock(), new Date(services.clock().getTime() + 60_000)];
    const bearer = {
      accountId: student.id,
      sessionId: student.sessionId,
      role: 'Student',
    } as const;
    const other = await aStudent(services);
    const issued = (changed: object) =>
      services.tokens.issue({ ...bearer, ...changed }, from, until);
    expect((await me(await issued({}))).status).toBe(200);
    const asAdmin = await issued({ role: 'Admin' });
    expect((await app.call(endpoints.listStudents, {}, asAdmin)).status).toBe(401);
    expect((await me(await issued({ accountId: other.id }))).status).toBe(401);
  });

  test('signed with another key is refused', async () => {
    const signed = `${base64url({ alg: 'HS256', typ: 'at+jwt' })}.${base64url(payload())}`;
    const forged = createHmac('sha256', randomBytes(32)).update(signed).digest('base64url');
    expect((await me(`${signed}.${forged}`)).status).toBe(401);
  });

  test('of a session that was ended is refused on the very next call', async () => {
    const other = await aStudent(app.services);
    expect((await me(other.token)).status).toBe(200);
    expect((await app.call(endpoints.signOut, {}, other.token)).status).toBe(200);
    expect((await me(other.token)).status).toBe(401);
  });

  test('ends with its session, after twelve hours', async () => {
    const other = await aStudent(app.services);
    app.passTime(12 * 3_600_000 + 1000);
    expect((await me(other.token)).status).toBe(401);
  });
});

describe('a token from the right key', () => {
  const right = { alg: 'HS256', typ: 'at+jwt' };
  const same = (jwt: SignJWT) => jwt;
  test.each([
    ['another issuer', right, (jwt: SignJWT) => jwt.setIssuer('elsewhere')],
    ['another audience', right, (jwt: SignJWT) => jwt.setAudience('elsewhere')],
    ['another type', { alg: 'HS256', typ: 'JWT' }, same],
    ['another algorithm', { alg: 'HS512', typ: 'at+jwt' }, same],
    ['a past expiry', right, (jwt: SignJWT) => jwt.setExpirationTime('-1m')],
    ['a later beginning', right, (jwt: SignJWT) => jwt.setNotBefore('5m')],
  ])('with %s is refused', async (_, header, change) => {
    const key = new Uint8Array(randomBytes(64));
    const tokens = tokensWith(key, () => new Date());
    const made = (protectedHeader: typeof right) =>
      new SignJWT({ sid: randomUUID(), role: 'Student' })
        .setProtectedHeader(protectedHeader)
        .setSubject('7')
        .setIssuer('trestle')
        .setAudience('trestle-api')
        .setIssuedAt()
        .setExpirationTime('5m');
    expect(await tokens.read(await made(right).sign(key))).toMatchObject({ accountId: 7 });
    expect(await tokens.read(await change(made(header)).sign(key))).toBeNull();
  });
});
