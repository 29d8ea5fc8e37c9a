import * as v from 'valibot';
import type { Fit } from '../../src/contract/fit.ts';
import { project } from '../../src/contract/projects.ts';
import { type Row, type Seen, type Terms, termsOf } from './seen.ts';

const shared = v.omit(project, ['applied', 'applying', 'fit']);

/** A row that is kept for all students, read, with its JSON up to where their own side begins. */
export interface WrittenRow {
  readonly terms: Terms;
  readonly beginning: string;
}

/** Reads a row, and writes what the contract lists of it, once for all students. */
export const writeRow = (row: Row): WrittenRow => ({
  terms: termsOf(row),
  beginning: JSON.stringify(v.parse(shared, row)).slice(0, -1),
});

/** The JSON of a page, each row ending with what it is to one student. */
export const writeRows = (rows: readonly WrittenRow[], seen: (terms: Terms) => Seen): string =>
  writeList(rows, ({ terms, beginning }) => `${beginning},${writeSeen(seen(terms))}}`);

// These few words cost more than all the rest of a page. Written so they take a third of the time that JSON.stringify takes;
// only texts may need escaping.

const writeSeen = ({ applied, applying, fit }: Seen): string =>
  `"applied":${applied},"applying":"${applying}","fit":${fit && writeFit(fit)}`;

const writeFit = ({ score, parts, skillsHave, skillsMissing }: Fit): string =>
  `{"score":${score},"parts":${writeList(parts, writePart)},"skillsHave":${writeList(skillsHave, writeText)},"skillsMissing":${writeList(skillsMissing, writeText)}}`;

const writePart = ({ name, weight, points, sentence }: Fit['parts'][number]): string =>
  `{"name":"${name}","weight":${weight},"points":${points},"sentence":${writeText(sentence)}}`;

function writeList<Item>(items: readonly Item[], write: (item: Item) => string): string {
  let written = '';
  for (const item of items) written += written === '' ? write(item) : `,${write(item)}`;
  return `[${written}]`;
}

/** What JSON leaves as it is: all but quotes, backslashes, control characters and halves of pairs. */
const needsNoEscape = /^[^"\\\p{Cc}\p{Cs}]*$/u;

const writeText = (text: string): string =>
  needsNoEscape.test(text) ? `"${text}"` : JSON.stringify(text);
