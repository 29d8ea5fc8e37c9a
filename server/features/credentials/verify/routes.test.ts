import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { credentialAtMost } from '../../../../src/contract/credentials/verify.ts';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aBadgeIssuer } from '../../../testing/badge-issuer.ts';
import { firstBad } from '../../../testing/badge-verifiers.ts';
import { signs } from '../../../testing/credentials.ts';
import { aWorld, inAWorld, type World } from '../../../testing/world.ts';
import { markCompromised } from '../keys/keys.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await testApp();
  world = await aWorld(app);
});
afterAll(() => app.close());

const ask = (credential: string) => app.call(endpoints.verifyCredential, { body: { credential } });

test('anybody can have a badge checked, and reads every step', async () => {
  const weir = await aBadgeIssuer();
  const { status, body } = await ask(JSON.stringify(await weir.embedded(weir.badge())));
  expect(status).toBe(200);
  expect(body.summary).toMatchObject({ achievement: 'A weir', issuer: 'Weir College' });
  // Nobody answers for the issuer here: what could not be checked is not called good.
  expect(body.result).toBe('unknown');
  expect(
    body.steps.map(({ step, result }: { step: string; result: string }) => `${step} ${result}`),
  ).toEqual([
    'form passed',
    'signature unknown',
    'key unknown',
    'issuer unknown',
    'validity unknown',
    'status unknown',
  ]);
});

test('an address is read within limits, and what is there is checked', async () => {
  for (const address of ['http://weir.example/1', 'https://127.0.0.1/1', 'https://[::1]:80/']) {
    const { status, body } = await ask(address);
    expect([status, body.result, body.summary]).toEqual([200, 'unknown', null]);
    expect(body.steps[0].sentence).toMatch(/public internet|https:/);
  }
});

test('nothing, or too much, is refused', async () => {
  expect((await ask(' ')).status).toBe(400);
  expect((await ask('x'.repeat(credentialAtMost + 1))).status).toBe(400);
  expect((await ask('x'.repeat(2 * credentialAtMost))).status).toBe(413);
});

describe('credentials issued by this site', () => {
  const day = 86_400_000;
  const addressOf = ({ credentialId }: World) =>
    `https://trestle.example/credentials/${credentialId}`;
  const read = async (address: string) => (await app.app.inject(new URL(address).pathname)).body;

  test('is valid in both forms, pasted or by its address, without a network', async () => {
    const address = addressOf(world);
    for (const given of [
      address,
      await read(address),
      `${address}/jwt`,
      await read(`${address}/jwt`),
      ` Number ${world.credentialId.toUpperCase()}`,
      world.credentialId.replaceAll('-', ' '),
    ]) {
      const { body } = await ask(given);
      expect(body).toMatchObject({ result: 'passed', summary: { isDemo: true } });
      expect(body.steps[3].sentence).toContain('trestle.example, this site');
    }
    const { body } = await ask(`${address.slice(0, -1)}x`);
    expect(body.steps[0].sentence).toBe('We found no credential at this address.');
  });

  test('says that it is revoked with the next answer', () =>
    inAWorld(app, world, async (of) => {
      const params = { id: of.credentialId };
      const because = 'Issued by mistake.';
      await app.call(endpoints.revokeCredential, { params, body: { because } }, of.admin.token);
      for (const form of ['', '/jwt'])
        expect(firstBad((await ask(`${addressOf(of)}${form}`)).body)).toBe(
          'failed at status: Its issuer has revoked it.',
        );
    }));

  test.each([
    ['of the student who is deleted, and stays valid unless that is said', 'student', false, null],
    ['of the student who is deleted, where that is said', 'student', true, 'revoked it.'],
    ['of nobody else, whatever is said', 'other', true, null],
  ] as const)('is revoked %s', (_, whose, isSaid, bad) =>
    inAWorld(app, world, async (of) => {
      const { id } = whose === 'student' ? of.owner.student : of.other.student;
      const query = { force: 'true', ...(isSaid && { revoke: of.credentialId }) } as const;
      const gone = { params: { id }, query };
      expect((await app.call(endpoints.deleteStudent, gone, of.admin.token)).status).toBe(200);
      const { body } = await ask(addressOf(of));
      if (bad === null) expect(body.result).toBe('passed');
      else expect(firstBad(body)).toContain(bad);
    }),
  );

  test('stays valid when keys are changed', () =>
    inAWorld(app, world, async (of) => {
      await signs(app);
      expect((await ask(addressOf(of))).body.result).toBe('passed');
      expect((await ask(`${addressOf(of)}/jwt`)).body.result).toBe('passed');
    }));

  test('is doubtful from the day on which its key was compromised, and not before', () =>
    inAWorld(app, world, async (of) => {
      const { db } = app.services;
      const now = app.services.clock().getTime();
      const { rows } = await sql<{ key: number; jwt: number }>`
        select key, jwt_key as jwt from credentials where id = ${of.credentialId}`.execute(db);
      const compromised = async (from: number) => {
        for (const number of Object.values(rows[0]!))
          await markCompromised(db, number, new Date(from));
      };
      await compromised(now - day);
      await signs(app);
      expect(firstBad((await ask(addressOf(of))).body)).toContain(
        'doubtful at key: The issuer says',
      );
      await compromised(now + day / 2);
      app.passTime(day);
      expect((await ask(`${addressOf(of)}/jwt`)).body.result).toBe('passed');
    }));
});
