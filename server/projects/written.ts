import * as v from 'valibot';
import { project } from '../../src/contract/projects.ts';
import type { Row, Seen } from './select.ts';

const shared = v.omit(project, ['applied', 'applying', 'fit']);

/** A row that is kept for all students, with its JSON up to where their own side begins. */
export interface WrittenRow {
  readonly row: Row;
  readonly beginning: string;
}

/** Writes what the contract lists of a row, once for all students. */
export const writeRow = (row: Row): WrittenRow => ({
  row,
  beginning: JSON.stringify(v.parse(shared, row)).slice(0, -1),
});

/** The JSON of a page, each row ending with what it is to one student. */
export const writeRows = (rows: readonly WrittenRow[], seen: (row: Row) => Seen): string =>
  `[${rows.map(({ row, beginning }) => `${beginning},${JSON.stringify(seen(row)).slice(1)}`).join(',')}]`;
