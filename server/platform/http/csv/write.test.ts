import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { hostileValues } from '../../../testing/hostile-values.ts';
import { csvFile } from './write.ts';

const columns = ['before', 'hostile', 'after'];

async function written(values: readonly string[]): Promise<string> {
  const rows = values.map((hostile) => ({ before: 'before', hostile, after: 'after' }));
  const reply = { header: () => reply } as never;
  let file = '';
  for await (const part of csvFile(
    reply,
    'test',
    columns,
    (async function* () {
      yield* rows;
    })(),
  ))
    file += part;
  return file;
}

/** Read by another library than the one that writes. */
const cellsOf = (file: string): string[][] =>
  Papa.parse<string[]>(file, { delimiter: ',', newline: '\r\n' }).data.slice(1, -1);

test('every hostile value stays in its own cell, with its words', async () => {
  const cells = cellsOf(await written(hostileValues));
  expect(cells).toHaveLength(hostileValues.length);
  for (const [at, row] of cells.entries()) {
    expect(row).toHaveLength(3);
    expect([row[0], row[2]]).toEqual(['before', 'after']);
    expect(row[1]!.replaceAll("'", '')).toBe(hostileValues[at]!.replaceAll("'", ''));
  }
});

test('no line of any cell begins like a formula', async () => {
  for (const [, cell] of cellsOf(await written(hostileValues)))
    for (const line of cell!.split(/[\n\v\f\r\u0085\u2028\u2029]/))
      expect(line).not.toMatch(/^[=+\-@\t\uFF1D\uFF0B\uFF0D\uFF20]/);
});

test('a value with a line break of any kind is quoted', async () => {
  for (const end of ['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'])
    expect(await written([`two${end}lines`])).toContain(`before,"two${end}lines",after`);
});

test('harmless cells are left unchanged', async () => {
  const [[, cell]] = cellsOf(await written(['a = b, c - d'])) as [string[]];
  expect(cell).toBe('a = b, c - d');
});
