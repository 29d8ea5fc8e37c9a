import { afterAll, beforeAll } from 'vitest';
import { type EndpointName, endpoints } from '../../../src/contract/endpoints.ts';
import { type TestApp, testApp } from '../app.ts';
import { aWorld, type World } from '../world.ts';
import { fuzz } from './fuzz.ts';
import { openRange, type Range } from './range.ts';

/** `npm run fuzz` sends ten thousand. */
const requests = 60;

/** A server for the tests of a file, and what sends it bad requests of one call: `null` where it stood them all. */
export function fuzzing() {
  let app: TestApp;
  let worlds: Worlds;
  let range: Range;
  beforeAll(async () => {
    app = await testApp({ trustProxy: true });
    worlds = await worldsPutBack(app);
    range = await openRange(app, worlds.next);
  });
  afterAll(async () => {
    await worlds.end();
    await app.close();
  });
  return async (name: EndpointName) => (await fuzz(range, name, requests)).found;
}

interface Worlds {
  /** Puts back the one before. */
  next(): Promise<World>;
  end(): Promise<void>;
}

/** One world, put back as it was each time another is asked for: making one takes a hundred times as long. */
async function worldsPutBack(app: TestApp): Promise<Worlds> {
  const world = await aWorld(app);
  let end = async () => {};
  const next = async () => {
    await end();
    const begun = Promise.withResolvers<void>();
    const over = Promise.withResolvers<void>();
    const undone = app.database.undone(() => {
      begun.resolve();
      return over.promise;
    });
    end = () => {
      over.resolve();
      return undone;
    };
    await begun.promise;
    return world;
  };
  return { next, end: () => end() };
}

const names = Object.keys(endpoints) as EndpointName[];

export const callsThatPost = names.filter((name) => endpoints[name].method === 'POST');
export const otherCalls = names.filter((name) => endpoints[name].method !== 'POST');
