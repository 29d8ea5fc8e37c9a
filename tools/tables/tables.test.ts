import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generateTables } from './generate.ts';

/** How a file is broken into lines is the formatter's, and so are the quotes and commas it adds. */
const unformatted = (text: string): string =>
  text.replaceAll(/\s+|[;,|]/g, '').replaceAll('"', "'");

test('the types of the tables are those of the migrated database', async () => {
  const kept = readFileSync('server/platform/database/tables.ts', 'utf8');
  const hint = 'Run `npm run tables`.';
  expect(unformatted(kept) === unformatted(await generateTables()), hint).toBe(true);
}, 60_000);
