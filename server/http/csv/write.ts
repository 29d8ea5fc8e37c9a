import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';

/**
 * Rows as a file of comma-separated values that arrives while it is read: UTF-8 with the mark that
 * spreadsheets look for, a line of column names, and no cell that a spreadsheet would run as a formula.
 */
export function csvFile(
  reply: FastifyReply,
  name: string,
  columns: readonly string[],
  rows: AsyncIterable<unknown>,
): Readable {
  reply.header('Content-Disposition', `attachment; filename="${name}.csv"`);
  const lines = stringify({
    header: true,
    columns: [...columns],
    escape_formulas: true,
    bom: true,
    record_delimiter: 'windows',
  });
  const from = Readable.from(rows);
  from.on('error', (error) => lines.destroy(error));
  lines.on('close', () => from.destroy());
  return from.pipe(lines);
}
