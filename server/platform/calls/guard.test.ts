import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type Feature, guardedFeatures } from './guard.ts';
import { serve } from './serve.ts';

let product: TestApp;
beforeAll(async () => {
  product = await testApp();
});
afterAll(() => product.close());

const start = async (room: Feature) =>
  fastify().register(guardedFeatures, { services: product.services, features: [room] });

test('a route that is not in the contract stops the start', async () => {
  const room: Feature = async (app) => void app.get('/secret', async () => 'told');
  await expect(start(room)).rejects.toThrow(
    'GET /secret is not in the contract, so nothing says who may call it.',
  );
});

test('an endpoint of the contract that no feature serves stops the start', async () => {
  const room: Feature = async (app) => {
    for (const endpoint of Object.values(endpoints))
      if (endpoint !== endpoints.apply && endpoint !== endpoints.listAdmins)
        serve(app, endpoint, async () => '' as never);
  };
  await expect(start(room)).rejects.toThrow('No feature serves listAdmins, apply of the contract.');
});
