import {
  type Report,
  type ReportName,
  type ReportQuery,
  reports,
} from '../../../src/contract/reports/reports.ts';
import type { Database } from '../../platform/database/open.ts';
import { badField } from '../../platform/http/problem.ts';
import { findTerm } from '../terms/listing.ts';
import { columnsOf } from './definitions.ts';
import { type EvaluationGroup, evaluationLines, stepLines } from './evaluations.ts';
import { type ApplicationGroup, type Line, linesOf, placesOf, totalOf } from './figures.ts';
import { daysOf, type Period, periodBefore, periodOf } from './period.ts';

/**
 * A report as it was asked for, with the period before beside it where that is wanted.
 * @throws {Problem} `invalid` for a period or a grouping that makes no sense
 */
export async function makeReport(
  db: Database,
  name: ReportName,
  query: ReportQuery,
  now: Date,
): Promise<Report> {
  const groups: readonly string[] = reports[name];
  const by = (query.by || groups[0]) as Report['by'];
  if (!groups.includes(by)) throw badField('by', `Group this report by ${groups.join(', ')}.`);
  const { term } = query;
  const period = periodOf({ ...(await daysOfTerm(db, term, now)), ...daysNamed(query) }, now);
  const head = { name, by, ...daysOf(period), columns: [...columnsOf[name]] };
  if (name === 'places') {
    const { lines, total } = await placesOf(db, now, term);
    return {
      ...head,
      rows: lines.map((line) => ({ ...line, before: [] })),
      total: whole(total, []),
    };
  }
  const read = async (within: Period) => {
    if (name === 'steps') return stepLines(db, within, term);
    if (name === 'evaluations') return evaluationLines(db, by as EvaluationGroup, within, term);
    return {
      lines: await linesOf(db, name, by as ApplicationGroup, within, term),
      total: await totalOf(db, name, within, term),
    };
  };
  const today = await read(period);
  const before = query.compare === 'true' ? await read(periodBefore(period)) : null;
  return {
    ...head,
    rows: today.lines.map((line) => ({
      ...line,
      before: before ? beside(line, before.lines) : [],
    })),
    total: whole(today.total, before?.total ?? []),
  };
}

/** A line's figures in the period before; months have none, because the months are others. */
const beside = ({ label, values }: Line, lines: readonly Line[]) =>
  lines.find((other) => other.label === label)?.values ?? values.map(() => null);

const whole = (values: (number | null)[], before: (number | null)[]) => ({
  label: 'All',
  link: '',
  values,
  before,
});

/** The days of a term, as a report begins with them; none without a term. */
async function daysOfTerm(db: Database, term: ReportQuery['term'], now: Date) {
  const found =
    typeof term === 'number' ? await findTerm(db, term, now.toISOString().slice(0, 10)) : null;
  return found ? { from: found.applyFrom, to: found.evaluateBy } : anyDays;
}

const anyDays = { from: '', to: '' };
const daysNamed = ({ from, to }: ReportQuery) => ({ ...(from && { from }), ...(to && { to }) });
