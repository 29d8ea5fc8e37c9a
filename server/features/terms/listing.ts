import { sql } from 'kysely';
import {
  type Programme,
  type Term,
  type TermForm,
  termsAtMost,
} from '../../../src/contract/terms/terms.ts';
import { currentFirst, phaseOf } from '../../../src/machines/lifecycle/term.ts';
import type { TermNames } from '../../../src/words/terms/news.ts';
import type { Services } from '../../platform/calls/command.ts';
import { versionOf } from '../../platform/database/columns.ts';
import type { Database } from '../../platform/database/open.ts';
import { pipelined } from '../../platform/database/postgresql/shared-connections.ts';
import { allRows, firstRow } from '../../platform/database/rows.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { namesBy } from '../../platform/events/told.ts';
import { dayIn } from '../../platform/jobs/programme-day.ts';

/** The column of every field that a term's form has. */
export const termColumnOf = {
  name: 'name',
  applyFrom: 'apply_from',
  applyTo: 'apply_to',
  answerBy: 'answer_by',
  workFrom: 'work_from',
  workTo: 'work_to',
  evaluateBy: 'evaluate_by',
} as const satisfies Record<keyof TermForm, keyof Tables['terms']>;

type TermRow = Omit<Term, 'phase'>;

const { name: _, ...dateColumns } = termColumnOf;

const columns = sql`
  t.id, t.name, ${sql.join(
    Object.entries(dateColumns).map(
      ([field, column]) => sql`${sql.ref(`t.${column}`)}::text as ${sql.ref(field)}`,
    ),
  )}, ${versionOf(termColumnOf, 't')}`;

/** Reads the newest terms, with their state on a day of the programme. */
export async function allTerms(db: Database, today: string): Promise<Term[]> {
  const rows = await allRows<TermRow>(db)`
    select ${columns} from terms t order by t.evaluate_by desc, t.id desc limit ${sql.lit(termsAtMost)}`;
  return rows.map((row) => ({ ...row, phase: phaseOf(row, today) }));
}

/** One term with its state on a day of the programme, or null. */
export async function findTerm(db: Database, id: number, today: string): Promise<Term | null> {
  const row = await firstRow<TermRow>(db)`select ${columns} from terms t where t.id = ${id}`;
  return row ? { ...row, phase: phaseOf(row, today) } : null;
}

/** Reads the terms with their state today, the current one first. */
export async function readProgramme({
  db,
  clock,
  timeZone,
}: Pick<Services, 'db' | 'clock' | 'timeZone'>): Promise<Programme> {
  const today = dayIn(timeZone, clock());
  return { timeZone, today, terms: currentFirst(await allTerms(pipelined(db), today)) };
}

/** The names that events of terms are told with. */
export const termNames = namesBy<TermNames>(
  sql`select t.id, t.name as term from terms t where t.id`,
);
