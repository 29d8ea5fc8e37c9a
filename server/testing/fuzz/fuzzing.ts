import { afterAll, beforeAll } from 'vitest';
import { type EndpointName, endpoints } from '../../../src/contract/endpoints.ts';
import { type BuiltApp, builtApp } from '../built-app.ts';
import { testDatabase } from '../database.ts';
import { fuzz } from './fuzz.ts';
import { openRange, type Range } from './range.ts';

/** `npm run fuzz` sends ten thousand. */
const requests = 60;

/** A server for the tests of a file, and what sends it bad requests of one call: `null` where it stood them all. */
export function fuzzing() {
  let app: BuiltApp;
  let range: Range;
  beforeAll(async () => {
    app = await builtApp(await testDatabase(), { trustProxy: true });
    range = await openRange(app);
  });
  afterAll(() => app.close());
  return async (name: EndpointName) => (await fuzz(range, name, requests)).found;
}

const names = Object.keys(endpoints) as EndpointName[];

export const callsThatPost = names.filter((name) => endpoints[name].method === 'POST');
export const otherCalls = names.filter((name) => endpoints[name].method !== 'POST');
