import * as v from 'valibot';
import { text, textUpTo } from './fields.ts';
import { pageEntries, upTo } from './paging.ts';

/** Query of every admin table. `sort` is a column, with `-` before it downwards. */
export const tableEntries = <const Column extends string>(columns: readonly Column[]) => ({
  /** Found anywhere; fewer than three letters in a row at the beginnings of words. */
  searchText: v.optional(text(100), ''),
  sort: v.optional(
    v.union(
      [v.literal(''), v.picklist(columns.flatMap((column) => [column, `-${column}` as const]))],
      `Sort by ${columns.join(', ')}, with - before it for descending order.`,
    ),
    '',
  ),
  ...pageEntries,
});

/** A choice that may be left open: empty means all. */
export const choice = <const Options extends readonly string[]>(options: Options, words: string) =>
  v.optional(v.union([v.literal(''), v.picklist(options)], words), '');

export const stateForm = v.object({
  state: v.picklist(['active', 'disabled'], 'This must be active or disabled.'),
});

/** Deletes also where others depend on it; without, a 409 `others-depend` says what would be lost. */
export const deleteQuery = v.object({
  force: v.optional(
    v.pipe(
      v.picklist(['true', 'false'], 'This must be true or false.'),
      v.transform((value) => value === 'true'),
    ),
    'false',
  ),
});

/** Faults listed for an imported file. */
export const faultsListedAtMost = 1_000;

/** One planted or honest mistake of an imported file. `line` counts from 1 with the header as line 1. */
const importFault = v.object({
  line: v.number(),
  /** The column's name in the file; empty where the whole line is meant. */
  column: textUpTo(40),
  message: textUpTo(150),
});
export type ImportFault = v.InferOutput<typeof importFault>;

export const importAnswer = v.object({
  /** Lines of data in the file. */
  rows: v.number(),
  /** Lines that can be, or were, written. */
  good: v.number(),
  /** Lines written: none in a trial, and none while there are faults that are not skipped. */
  written: v.number(),
  /** The first thousand. */
  faults: upTo(faultsListedAtMost, importFault),
  faultyLines: v.number(),
  /** Lines whose values had invisible direction marks at their ends: these were taken off. */
  unmarkedLines: v.number(),
});
export type ImportAnswer = v.InferOutput<typeof importAnswer>;

/** A trial writes nothing; `whole` writes all lines or none; `skip` leaves out the faulty ones. */
export const importModes = ['trial', 'whole', 'skip'] as const;
export type ImportMode = (typeof importModes)[number];

/** Rows of a file: more would keep everybody else waiting. */
export const importedRowsAtMost = 20_000;
export const tooManyStudents =
  'The file has more than 20,000 students. Split it into smaller files.';

/** A file of comma-separated values, at most 10 MB. */
export const csvUpload = { types: ['text/csv'], maxBytes: 10 * 1024 * 1024 } as const;
export const csvReply = { kind: 'file', type: 'text/csv; charset=utf-8' } as const;

const ofAdmins = { audience: { Admin: 'any' } } as const;

/** Common parts of a table's calls. */
export const tableCall = {
  list: { ...ofAdmins, paged: true, reads: 'replica' },
  add: { ...ofAdmins, idempotent: true },
  change: { ...ofAdmins, versioned: true },
  remove: ofAdmins,
  setState: { ...ofAdmins, body: stateForm },
  inviteAgain: ofAdmins,
  export: { ...ofAdmins, reply: csvReply },
} as const;
