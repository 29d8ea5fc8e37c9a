import { expect, test } from 'vitest';
import { refusalOf } from './file-facts.ts';
import { mappingFor } from './import-file.ts';

test('the columns of a file are matched to the fields however they are written', () => {
  const mapping = mappingFor(['LAST_NAME', 'First name', 'email', 'Uni']);
  expect(mapping).toMatchObject({ lastName: 'LAST_NAME', firstName: 'First name' });
  expect(mapping.university).toBe('');
});

test('two columns of one name are for the reader to choose from', () => {
  expect(mappingFor(['Email (column A)', 'Email (column G)']).email).toBe('');
});

test.each([
  ['names no column', [], 1],
  ['names more columns than anybody can choose from', Array<string>(101).fill('a'), 1],
  ['begins with a megabyte without a comma', ['x'.repeat(1_000_000)], 1],
  ['has more students than are imported at once', ['a'], 20_001],
])('a file is refused in a sentence when it %s', (_, header, rows) => {
  expect(refusalOf({ header, rows })).toMatch(/^The .*\.$/);
  expect(refusalOf({ header: ['a'], rows: 20_000 })).toBeNull();
});
