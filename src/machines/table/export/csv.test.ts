import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('what begins like a formula is only text in a spreadsheet', async () => {
  const rows = ['=HYPERLINK("x")', '+1', '-1', '@SUM(A1)', 'plain, "quoted"'];
  const file = await csvOf(rows, [{ name: 'remark', of: (row) => row }]);
  const text = await file.text();
  expect(text.split('\r\n').slice(1, -1)).toEqual([
    `"'=HYPERLINK(""x"")"`,
    `"'+1"`,
    `"'-1"`,
    `"'@SUM(A1)"`,
    '"plain, ""quoted"""',
  ]);
  expect(new Uint8Array(await file.arrayBuffer()).slice(0, 3)).toEqual(
    new Uint8Array([0xef, 0xbb, 0xbf]),
  );
});
