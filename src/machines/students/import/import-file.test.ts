import { describe, expect, test } from 'vitest';
import { FileFacts } from './file-facts.ts';
import { mappingFor } from './import-file.ts';

test('the columns of a file are matched to the fields however they are written', () => {
  const mapping = mappingFor(['LAST_NAME', 'First name', 'email', 'Uni']);
  expect(mapping).toMatchObject({ lastName: 'LAST_NAME', firstName: 'First name' });
  expect(mapping.university).toBe('');
});

describe('a file that is read part by part', () => {
  test('has the columns of its first line and as many rows as follow', () => {
    const facts = new FileFacts();
    expect(facts.take([[' First name ', 'Email', '']])).toBeNull();
    expect(
      facts.take([
        ['Ada', 'ada@x.example'],
        ['Bo', 'bo@x.example'],
      ]),
    ).toBeNull();
    expect(facts.take([['Cy', 'cy@x.example']])).toBeNull();
    expect([facts.header, facts.rows]).toEqual([['First name', 'Email'], 3]);
  });

  test.each([
    ['names no column', [['', ' ']]],
    ['names more columns than anybody can choose from', [Array<string>(101).fill('a')]],
    ['begins with a megabyte without a comma', [['x'.repeat(1_000_000)]]],
    [
      'has more students than are imported at once',
      [['a'], ...Array<string[]>(20_001).fill(['b'])],
    ],
  ])('is refused in a sentence when it %s', (_, rows) => {
    expect(new FileFacts().take(rows)).toMatch(/^The .*\.$/);
  });
});
