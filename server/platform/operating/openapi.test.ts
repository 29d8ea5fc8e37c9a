import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { buildApp } from '../../app.ts';
import { type TestApp, testApp } from '../../testing/app.ts';

type Operations = Record<string, { operationId: string }>;

const alone = {
  logger: false,
  siteFolder: null,
  corsOrigins: [],
  trustProxy: false,
  https: false,
} as const;

let product: TestApp;
let document: { paths: Record<string, Operations> };
beforeAll(async () => {
  product = await testApp();
  ({ body: document } = await product.call(endpoints.openapi, {}));
});
afterAll(() => product.close());

test('the document that is served is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone(document));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
});

test('an unchanged document is answered 304, and others get it compressed', async () => {
  const app = await buildApp({ ...alone, services: product.services });
  const url = '/api/openapi.json';
  const { headers, body } = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
  expect(headers['content-encoding']).toBe('br');
  expect(body.length).toBeLessThan(100_000);
  const again = await app.inject({ url, headers: { 'if-none-match': `${headers.etag}` } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  await app.close();
});

test('the document that is served holds every endpoint of the contract and no other', () => {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  const documented = operations.map(({ operationId }) => operationId);
  expect(documented.sort()).toEqual(Object.keys(endpoints).sort());
});
