import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { held, impersonal } from '../../src/content/held.ts';
import { generateTables } from './generate.ts';

/** How a file is broken into lines is the formatter's, and so are the quotes and commas it adds. */
const unformatted = (text: string): string =>
  text.replaceAll(/\s+|[;,|]/g, '').replaceAll('"', "'");

test('the types of the tables are those of the migrated database', async () => {
  const kept = readFileSync('server/platform/database/tables.ts', 'utf8');
  const hint = 'Run `npm run tables`.';
  expect(unformatted(kept) === unformatted(await generateTables()), hint).toBe(true);
}, 60_000);

test('the privacy page tells what every table holds about people, or it is said that it holds nothing', () => {
  const tables = [
    ...readFileSync('server/platform/database/tables.ts', 'utf8').matchAll(/^ {2}(\w+): \{$/gm),
  ];
  const told = [...held.flatMap((one) => one.tables), ...impersonal];
  expect(told.toSorted()).toEqual(tables.map(([, name]) => name).toSorted());
});
