import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { endpoints } from '../src/contract/endpoints.ts';
import { browserEndpoints } from './browser-endpoints.ts';

test('the browser’s table of calls names the same that a key makes safe to ask again', async () => {
  const text = await browserEndpoints.load.call(
    { environment: { name: 'client' } },
    resolve('src/contract/endpoints.ts'),
  );
  const built = JSON.parse(text!.replace('export const endpoints = ', '').replace(/;$/, ''));
  const safe = (table: object) =>
    Object.entries(table)
      .filter(([, { idempotent }]) => idempotent)
      .map(([name]) => name);
  expect(safe(built)).toEqual(safe(endpoints));
  expect(safe(built).length).toBeGreaterThan(5);
});
