import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

test('every package stands in docs/dependencies.md with its reason, and no other', () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read('package.json'));
  const rows = read('docs/dependencies.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  const used = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(named.toSorted()).toEqual(used.toSorted());
  for (const row of rows) expect(row.split('|')[2]?.trim()).not.toBe('');
});
