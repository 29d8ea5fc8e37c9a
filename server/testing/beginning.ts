import { afterAll, aroundEach } from 'vitest';
import { type TestApp, testApp } from './app.ts';

/**
 * What every test of a file begins with, made once: after each the database, the clock and the postbox are put back as
 * they were. Where the engine cannot do that, it is made anew.
 * @param isAlone whether nothing may be there besides; else what earlier tests have made may still be
 * @returns what the test under way has
 */
export function beginning<Begun extends object>(
  make: (app: TestApp) => Promise<Begun>,
  { isAlone = false } = {},
): () => Begun & { readonly app: TestApp } {
  let app: TestApp | undefined;
  let begun: Begun | undefined;
  aroundEach(async (run) => {
    app ??= await testApp();
    const { undone } = app.database;
    if (undone) {
      begun ??= await make(app);
      const putBack = app.remember();
      await undone(run);
      putBack();
      return;
    }
    begun = await make(app);
    await run();
    if (!isAlone) return;
    await app.close();
    app = undefined;
  });
  afterAll(() => app?.close());
  return () => ({ ...begun!, app: app! });
}
