import { written } from '../../../contract/dates.ts';
import type { ReportColumn, ReportGroup, ReportName } from '../../../contract/reports/reports.ts';

export const reportWords: Record<ReportName, { readonly title: string; readonly lead: string }> = {
  funnel: {
    title: 'Funnel',
    lead: 'How many applications reach each step, from applying to completing.',
  },
  times: {
    title: 'Response times',
    lead: 'How long students wait for a first response and for a decision.',
  },
  places: {
    title: 'Places',
    lead: 'Open projects today, and which will not fill before their deadline.',
  },
  outcomes: {
    title: 'Student outcomes',
    lead: 'Results for the students who applied.',
  },
  evaluations: {
    title: 'Evaluations',
    lead: 'Outcomes of work, and how both sides rated each other. Groups of fewer than five students are not shown.',
  },
  steps: {
    title: 'Answers',
    lead: 'How often each step was chosen in final evaluations. Groups of fewer than five students are not shown.',
  },
};

export const groupWords: Record<ReportGroup, string> = {
  engineering: 'Engineering type',
  company: 'Company',
  month: 'Month',
  project: 'Project',
  university: 'University',
  year: 'College year',
  term: 'Term',
  dimension: 'Question',
};

type Unit = ReportColumn['unit'];

/** A figure as it is read; a dash where there is nothing to measure. */
export function figureWords(unit: Unit, value: number | null | undefined): string {
  if (value === null || value === undefined) return '–';
  if (unit === 'share') return `${Math.round(value * 100)}%`;
  return value.toLocaleString('en', { maximumFractionDigits: 1 });
}

/** Difference from before: `+3`, `−1.5`, of shares in points: `+4 points`. */
export function changeWords(unit: Unit, now: number | null, before: number | null): string {
  if (now === null || before === null) return '';
  const difference = unit === 'share' ? Math.round((now - before) * 100) : now - before;
  const size = Math.abs(difference).toLocaleString('en', { maximumFractionDigits: 1 });
  if (size === '0') return 'no change';
  return `${difference < 0 ? '−' : '+'}${size}${unit === 'share' ? ' points' : ''}`;
}

/** Label of a line; a month by its name. */
export const labelWords = (by: ReportGroup, label: string): string =>
  by === 'month' && /^\d{4}-\d{2}$/.test(label) ? written(label, 'Mar 2031', 'UTC') : label;

/** Days of a report, in UTC everywhere: `1 Mar 2025 to 31 Mar 2025`. */
export const periodWords = ({ from, to }: { from: string; to: string }): string =>
  `${written(from, '3 Mar 2031', 'UTC')} to ${written(to, '3 Mar 2031', 'UTC')}`;
