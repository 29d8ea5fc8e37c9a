import { expect, test } from 'vitest';
import { harmlessCell } from './cells.ts';
import { readSpreadsheet } from './read.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) => {
  const units = Uint16Array.from(text, (unit) => unit.charCodeAt(0));
  return new Uint8Array(units.buffer);
};
const windows1252 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const rowsOf = (bytes: Uint8Array) => readSpreadsheet(bytes)!.rows.map(({ values }) => values);

const header = ['First name', 'Email'];
const plain = ['Zoë', 'zoe@x.example'];
const text = 'First name,Email\r\nZoë,zoe@x.example\r\n';

test.each<[string, Uint8Array]>([
  ['UTF-8', utf8(text)],
  ['UTF-8 with its mark', utf8(`\uFEFF${text}`)],
  [
    'UTF-16 with tabs, as spreadsheets save “Unicode text”',
    utf16(`\uFEFF${text.replaceAll(',', '\t')}`),
  ],
  ['UTF-16 without its mark', utf16(text)],
  ['Windows-1252 with semicolons', windows1252(text.replaceAll(',', ';'))],
  ['a line that names the separator', utf8(`sep=;\r\n${text.replaceAll(',', ';')}`)],
  ['the same in quotes', utf8(`"sep=|"\r\n${text.replaceAll(',', '|')}`)],
  ['a title above its columns', utf8(`Class list 2031,\r\n\r\n${text}`)],
  ['a title of one cell', utf8(`Class list 2031\r\n${text}`)],
  ['cells that keep their digits', utf8(text.replace('Zoë', '="Zoë"'))],
  ['the same in quotes', utf8(text.replace('Zoë', '"=""Zoë"""'))],
  ['spaces before its quotes', utf8(text.replace(/(Zoë),(.*)/, '"$1" , "$2" '))],
  [
    'marks and line breaks in its header',
    utf8(text.replace('First name,Email', '"First\n name",\u202AEmail\u202C')),
  ],
  ['marks around its quotes', utf8(text.replace('Zoë', '\u202D"Zoë"\u202C'))],
  ['zero-width spaces around its cells', utf8(text.replace('Zoë', '\u200BZoë\u2060'))],
  ['marks around two halves of a cell', utf8(text.replace('Zoë', '\u202DZo\u202C\u2068ë\u2069'))],
])('a file is read that has %s', (_, bytes) => {
  expect(readSpreadsheet(bytes)?.header).toEqual(header);
  expect(rowsOf(bytes)).toEqual([plain]);
});

test('quotes, separators and line breaks within a cell stay, with the line on which each row begins', () => {
  const file = readSpreadsheet(utf8('sep=,\n\nA title\na,b\n"x, ""y""\n; ""z"" ",1\n\n2,3'));
  expect(file?.header).toEqual(['a', 'b']);
  expect(file?.rows).toEqual([
    { line: 5, values: ['x, "y"\n; "z"', '1'] },
    { line: 8, values: ['2', '3'] },
  ]);
});

test.each(['-Ada', '=1+1', '@home', '＋1', 'one\u000b=two'])(
  'exported values are read back unchanged: %j',
  (name) => {
    expect(rowsOf(utf8(`a,b\n"${harmlessCell(name)}",x`))[0]?.[0]).toBe(name);
  },
);

test('columns of one name are told apart by their place', () => {
  const names = ['Email', 'Name', 'email ', '', 'Year'];
  expect(readSpreadsheet(utf8(names.join()))?.header).toEqual([
    'Email (column A)',
    'Name',
    'email (column C)',
    '',
    'Year',
  ]);
});

test('the encoding is guessed, shown with words that need it, and changed', () => {
  const bytes = windows1252('Name,City\nZo\xEB,\xC5lesund\nAda,London');
  expect(readSpreadsheet(bytes)).toMatchObject({
    encoding: 'windows-1252',
    sample: ['Zoë', 'Ålesund'],
  });
  expect(readSpreadsheet(bytes, 'windows-1251')?.sample).toEqual(['Zoл', 'Еlesund']);
});

test('lines whose direction marks were taken off are told; a mark that nothing ends stays', () => {
  const file = readSpreadsheet(utf8('a,b\n\u202Dx\u202C,1\n"y",2\n\u202D"z"\u202C,3\nq\u202Er,4'));
  expect(file?.unmarked).toEqual([2, 4]);
  expect(file?.rows[3]?.values[0]).toBe('q\u202Er');
});

test('a quote that is never closed is told with its line', () => {
  expect(readSpreadsheet(utf8('a,b\nx,1\n"y,2'))?.openQuote).toMatchObject({ line: 3 });
});

test.each<[string, Uint8Array]>([
  ['an Excel workbook', utf8('PK\u0003\u0004\u0014\u0000')],
  ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d)],
])('%s is no text', (_, bytes) => {
  expect(readSpreadsheet(bytes)).toBeNull();
});

test('spaces, quotes and marks without end are read at once', () => {
  const began = performance.now();
  for (const part of [' ', '"', ',"', '\u202D', ' "a" b', '="'])
    readSpreadsheet(utf8(`a,b\n${part.repeat(200_000 / part.length)}x`));
  expect(performance.now() - began).toBeLessThan(3_000);
});
