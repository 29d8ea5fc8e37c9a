import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aBadgeIssuer } from '../../../testing/badge-issuer.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
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
  expect((await ask('x'.repeat(200_001))).status).toBe(400);
  expect((await ask('x'.repeat(300_000))).status).toBe(413);
});
