import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EndpointName, endpoints } from '../src/contract/endpoints.ts';
import { builtApp, type TestApp } from './testing/built-app.ts';
import { testDatabase } from './testing/database.ts';
import { fuzz } from './testing/fuzz/fuzz.ts';
import { openRange, type Range } from './testing/fuzz/range.ts';

/** `npm run fuzz` sends ten thousand. */
const requests = 60;

let house: TestApp;
let range: Range;
beforeAll(async () => {
  house = await builtApp(await testDatabase(), { trustProxy: true });
  range = await openRange(house);
});
afterAll(() => house.close());

test.each(Object.keys(endpoints) as EndpointName[])(
  '%s answers whatever it is sent as the contract says, never with a failure of its own',
  async (name) => {
    const { found } = await fuzz(range, name, requests);
    expect(found).toBeNull();
  },
);
