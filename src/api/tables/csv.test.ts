import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('a cell that begins like a formula, on any line, stays text in a spreadsheet', async () => {
  const rows = ['=HYPERLINK("x")', '+1', '-1', '@SUM(A1)', 'Ann\n=1000+337', 'plain, "quoted"'];
  const file = await csvOf(rows, [{ name: 'remark', of: (row) => row }]);
  const [header, ...cells] = Papa.parse<string[]>(await file.text(), { newline: '\r\n' }).data;
  expect(header).toEqual(['remark']);
  expect(cells.slice(0, -1).flat()).toEqual([
    `'=HYPERLINK("x")`,
    "'+1",
    "'-1",
    "'@SUM(A1)",
    "Ann\n'=1000+337",
    'plain, "quoted"',
  ]);
  expect(new Uint8Array(await file.arrayBuffer()).slice(0, 3)).toEqual(
    new Uint8Array([0xef, 0xbb, 0xbf]),
  );
});

test('a negative number stays a number', async () => {
  const file = await csvOf([-3], [{ name: 'change', of: (row) => row }]);
  expect(await file.text()).toBe('change\r\n-3\r\n');
});
