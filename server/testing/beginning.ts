import { afterAll, aroundEach, beforeAll } from 'vitest';
import { type TestApp, testApp } from './app.ts';

/**
 * What every test of a file begins with, made once: after each the database, the clock and the postbox are put back as
 * they were.
 * @returns what the test under way has
 */
export function beginning<Begun extends object>(
  make: (app: TestApp) => Promise<Begun>,
): () => Begun & { readonly app: TestApp } {
  let app: TestApp;
  let begun: Begun;
  beforeAll(async () => {
    app = await testApp();
    begun = await make(app);
  });
  aroundEach(async (run) => {
    const putBack = app.remember();
    await app.database.undone(run).finally(putBack);
  });
  afterAll(() => app?.close());
  return () => ({ ...begun, app });
}
