import * as v from 'valibot';
import { companyFields } from '../../../../src/contract/companies/companies.ts';
import { conditions } from '../../../../src/contract/projects/conditions.ts';
import { projectEdit } from '../../../../src/contract/projects/running-projects.ts';
import { tidySkills } from '../../../../src/contract/projects/skill-list.ts';
import type { ProjectStatus } from '../../../../src/contract/projects/statuses.ts';
import { type Encoding, encodings } from '../../../../src/contract/spreadsheet/encodings.ts';
import { columnsCalled, readSpreadsheet } from '../../../../src/contract/spreadsheet/read.ts';
import { numberFrom } from '../../../../src/contract/typed/numbers.ts';
import { daysProblem } from '../../../../src/machines/lifecycle/conditions.ts';
import { statusNamed } from '../rules.ts';

const {
  places: _,
  deadline: __,
  termId: ___,
  draftedPlan: ____,
  title,
  ...fields
} = projectEdit.entries;

const nothing = v.pipe(
  v.literal(''),
  v.transform((): null => null),
);
/** A field that a file may leave empty, or whose column it may lack. */
const orNothing = <Output>(schema: v.GenericSchema<string, Output>) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.lazy(
      (said): v.GenericSchema<string, Output | null> => (said === '' ? (nothing as never) : schema),
    ),
  );

/** A number as somebody has typed it; the schema says why what is none is not taken. */
const typedAs = (schema: v.GenericSchema<number>) =>
  v.pipe(
    v.string(),
    v.transform((typed): unknown => numberFrom(typed)),
    schema as v.GenericSchema<unknown, number>,
  );

/** A line of a file of postings, as spreadsheets write it. */
const posting = v.object({
  title,
  companyName: companyFields.name,
  ...fields,
  duration: typedAs(fields.duration),
  deliverables: orNothing(conditions.deliverables),
  hoursPerWeek: orNothing(typedAs(conditions.hoursPerWeek)),
  startDate: orNothing(conditions.startDate),
  endDate: orNothing(conditions.endDate),
  workplace: orNothing(conditions.workplace),
  pay: orNothing(conditions.pay),
  ownership: orNothing(conditions.ownership),
  confidentiality: orNothing(conditions.confidentiality),
  status: v.pipe(
    v.string(),
    v.transform(statusNamed),
    v.custom<ProjectStatus>((status) => status !== null, 'This is not a project status.'),
  ),
});

/** A valid posting. */
export interface Posting extends Readonly<v.InferOutput<typeof posting>> {
  /** Its link as the file has it, by which the same posting is known when it is imported again. */
  readonly givenLink: string;
}
type Column = keyof typeof posting.entries;
const columns = Object.keys(posting.entries) as Column[];
/** Columns that a file must have. What a project states is newer than most files. */
export const requiredColumns = columns.filter((column) => !(column in conditions));

/** One wrong field of one row, for the person who mends the file. */
export interface BadField {
  readonly line: number;
  readonly column: Column;
  readonly reason: string;
}

/** Sorts rows into postings and bad fields. A row with several bad fields is listed with each. */
export function checkPostings(rows: readonly PostingRow[]): { good: Posting[]; bad: BadField[] } {
  const good: Posting[] = [];
  const bad: BadField[] = [];
  for (const { line, fields } of rows) {
    const result = v.safeParse(posting, fields);
    const disorder = result.success && daysProblem(result.output);
    if (disorder) bad.push({ line, column: 'endDate', reason: disorder.message });
    else if (result.success) {
      const { skills, ...output } = result.output;
      good.push({ ...output, skills: tidySkills(skills), givenLink: fields.projectLink });
    } else {
      for (const issue of result.issues)
        bad.push({ line, column: v.getDotPath(issue) as Column, reason: issue.message });
    }
  }
  return { good, bad };
}

interface PostingRow {
  /** The line of the file on which the row begins, counted from 1. */
  readonly line: number;
  readonly fields: Readonly<Record<Column, string>>;
}

interface PostingFile {
  readonly rows: readonly PostingRow[];
  /** The lines of which invisible direction marks were taken off. */
  readonly unmarked: readonly number[];
  /** Explains a reading that is a guess; null if it is certain. */
  readonly guess: string | null;
}

/** A file that is no file of postings at all. The message is one sentence. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

/**
 * Reads a file of postings, with its columns in any order.
 * @throws {UnreadableFile} when it is no text, has no rows, lacks a column, or ends inside a quote.
 */
export function readPostings(bytes: Uint8Array, encoding?: Encoding): PostingFile {
  const file = readSpreadsheet(bytes, encoding);
  if (!file) throw new UnreadableFile('The file is not text. Save it as CSV in UTF-8.');
  if (file.openQuote)
    throw new UnreadableFile(`A quoted field is not closed: ${file.openQuote.message}.`);
  const names = file.header.map((name) => name.toLowerCase());
  const twins = columns.flatMap((column) => columnsCalled(file.header, column));
  if (twins.length > 0)
    throw new UnreadableFile(
      `The file has several columns of one name: ${twins.join(', ')}. Leave one of each.`,
    );
  const missing = requiredColumns.filter((column) => !names.includes(column.toLowerCase()));
  if (missing.length > 0)
    throw new UnreadableFile(`The first line is missing the columns ${missing.join(', ')}.`);
  if (file.rows.length === 0) throw new UnreadableFile('The file has no rows.');
  const fieldsOf = (values: readonly string[]) =>
    Object.fromEntries(
      columns.map((column) => [column, values[names.indexOf(column.toLowerCase())] ?? '']),
    ) as Record<Column, string>;
  return {
    rows: file.rows.map(({ line, values }) => ({ line, fields: fieldsOf(values) })),
    unmarked: file.unmarked,
    guess: encoding || file.encoding.startsWith('utf') ? null : guessWords(file),
  };
}

const guessWords = ({ encoding, sample }: { encoding: Encoding; sample: readonly string[] }) =>
  `The file does not say its encoding. It was read as ${encodings[encoding]}${sample.length > 0 ? `, with words such as ${sample.map((one) => `“${one}”`).join(', ')}` : ''}.`;
