import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';
import { harmlessCell } from '../../../../src/contract/spreadsheet/cells.ts';

/** Readers disagree about what ends a row, so a value with any kind of line break is quoted. */
const anyLineBreak = /[\n\v\f\r\u0085\u2028\u2029]/;

/**
 * Rows as a file of comma-separated values that arrives while it is read: UTF-8 with the mark that
 * spreadsheets look for, a line of column names, and no line of a cell that a spreadsheet would run as a formula.
 */
export function csvFile(
  reply: Pick<FastifyReply, 'header'>,
  name: string,
  columns: readonly string[],
  rows: AsyncIterable<unknown>,
): Readable {
  reply.header('Content-Disposition', `attachment; filename="${name}.csv"`);
  const lines = stringify({
    header: true,
    columns: [...columns],
    cast: { string: harmlessCell },
    quoted_match: anyLineBreak,
    bom: true,
    record_delimiter: 'windows',
  });
  const from = Readable.from(rows);
  from.on('error', (error) => lines.destroy(error));
  lines.on('close', () => from.destroy());
  return from.pipe(lines);
}
