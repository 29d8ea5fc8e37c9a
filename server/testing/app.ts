import { type BuiltApp, builtApp } from './built-app.ts';
import { type TestDatabase, testDatabase } from './database.ts';

export type TestApp = BuiltApp<TestDatabase>;

/** The whole server on a fresh database of this run's engine. */
export const testApp = async (settings?: Parameters<typeof builtApp>[1]): Promise<TestApp> =>
  builtApp(await testDatabase(), settings);
