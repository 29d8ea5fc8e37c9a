import { builtApp, type TestApp } from './built-app.ts';
import { testDatabase } from './database.ts';

export type { TestApp };

/** The whole server on a fresh database of this run's engine. */
export const testApp = async (settings?: Parameters<typeof builtApp>[1]): Promise<TestApp> =>
  builtApp(await testDatabase(), settings);
