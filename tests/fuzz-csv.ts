import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import Papa from 'papaparse';
import { csvFile } from '../server/platform/http/csv/write.ts';
import { hostileValues } from '../server/testing/hostile-values.ts';
import { csvOf } from '../src/api/tables/csv.ts';

/**
 * Opens exports of hostile values with LibreOffice, set to run what it takes for a formula, and compares its cells
 * with what was written: the server's files and the browser's own. Needs `soffice` (Debian: libreoffice-calc-nogui).
 *
 * Usage: npm run fuzz:csv [-- RANDOM_VALUES]
 */
const random = Number(process.argv[2] ?? 2_000);
const folder = mkdtempSync(join(tmpdir(), 'trestle-csv-'));
const columns = ['before', 'hostile', 'after'];

/** Commas, UTF-8, special numbers and formulas recognised, as somebody would choose who thinks no harm. */
const asCsv = '44,34,76,1,,0,false,true,false,false,false,0,true';
const opened = (text: string | Uint8Array, to: 'csv' | 'fods'): string => {
  writeFileSync(join(folder, 'in.csv'), text);
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  const filter = `--infilter=Text - txt - csv (StarCalc):${asCsv}`;
  const wanted = to === 'csv' ? 'csv:Text - txt - csv (StarCalc):44,34,76' : 'fods';
  const out = join(folder, 'out');
  execFileSync(
    'soffice',
    [
      profile,
      '--headless',
      filter,
      '--convert-to',
      wanted,
      '--outdir',
      out,
      join(folder, 'in.csv'),
    ],
    { stdio: 'ignore', timeout: 300_000 },
  );
  return readFileSync(join(out, `in.${to}`), 'utf8');
};

const formulasIn = (fods: string): number => fods.match(/table:formula=/g)?.length ?? 0;

/** LibreOffice knows one kind of line break and drops what XML cannot hold. */
const plain = (text: string): string =>
  text
    .replaceAll("'", '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Cf}\s]+/gu, ' ')
    .trim();

function faultsOf(name: string, file: string | Uint8Array, values: readonly string[]): number {
  const formulas = formulasIn(opened(file, 'fods'));
  const [, ...rows] = Papa.parse<string[]>(opened(file, 'csv').trimEnd()).data;
  const wrong = values.filter((value, at) => {
    const [before, cell, after] = rows[at] ?? [];
    return before !== 'before' || after !== 'after' || plain(cell ?? '') !== plain(value);
  });
  const extra = rows.length - values.length;
  console.log(
    `${name}: ${values.length} values, ${formulas} formulas, ${wrong.length} cells that differ, ${extra} rows too many`,
  );
  for (const value of wrong.slice(0, 5)) console.error(JSON.stringify(value));
  return formulas + wrong.length + Math.abs(extra);
}

const piece = fc.constantFrom(
  ...'=+-@\t\r\n\v\f,;"\'\u0085\u2028\uFF1D\uFF0B 1A(',
  '\r\n',
  '1000+337',
  'Ann',
);
const values = [
  ...hostileValues,
  ...fc.sample(fc.string({ unit: piece, minLength: 1, maxLength: 12 }), {
    numRuns: random,
    seed: 29,
  }),
].map((value, at) => `${value}#${at}`);

try {
  const control = formulasIn(opened('before,hostile,after\nbefore,=1000+337,after\n', 'fods'));
  console.log(`Control: LibreOffice runs ${control} formula of a file that is not made harmless.`);
  const reply = { header: () => reply } as never;
  const rows = values.map((hostile) => ({ before: 'before', hostile, after: 'after' }));
  const fromServer = csvFile(
    reply,
    'fuzz',
    columns,
    (async function* () {
      yield* rows;
    })(),
  );
  const fromBrowser = await csvOf(
    rows,
    columns.map((name) => ({ name, of: (row) => row[name as keyof typeof row] })),
  );
  const faults =
    faultsOf('Server', await buffer(fromServer), values) +
    faultsOf('Browser', new Uint8Array(await fromBrowser.arrayBuffer()), values);
  process.exitCode = control === 1 && faults === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
