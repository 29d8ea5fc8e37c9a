import type { Report, ReportColumn, ReportRow } from '../../../contract/reports/reports.ts';
import { labelWords } from './words.ts';

/** More lines than this are no longer told apart in a chart. */
const linesInChart = 12;

interface Series {
  readonly bars: readonly {
    /** What is counted; the styles have its colour. */
    readonly key: string;
    readonly label: string;
  }[];
  readonly groups: readonly Readonly<Record<string, string | number | null>>[];
  /** Whether the report has more lines than the chart. */
  readonly isCut: boolean;
}

/** Whether a line has any: what is said of few students is left out. */
export const hasFigures = ({ values }: ReportRow): boolean => values.some((one) => one !== null);

/**
 * The bars of a report, for the figures of one unit. Compared with the period before, the whole
 * stands beside the whole; otherwise each line has its figures.
 */
export function seriesOf(report: Report, unit: ReportColumn['unit']): Series {
  const { by, rows, total } = report;
  const columns = report.columns
    .map((column, index) => ({ ...column, index }))
    .filter((column) => column.unit === unit);
  if (total.before.length > 0) {
    return {
      bars: [
        { key: 'before', label: 'Previous period' },
        { key: 'now', label: 'This period' },
      ],
      groups: columns.map(({ label, index }) => ({
        label,
        before: total.before[index] ?? null,
        now: total.values[index] ?? null,
      })),
      isCut: false,
    };
  }
  // In the order of time it is the latest that are shown.
  const known = rows.filter(hasFigures);
  const shown = by === 'month' ? known.slice(-linesInChart) : known.slice(0, linesInChart);
  return {
    bars: columns.map(({ key, label }) => ({ key, label })),
    groups: shown.map(({ label, values }) => ({
      label: labelWords(by, label),
      ...Object.fromEntries(columns.map(({ key, index }) => [key, values[index] ?? null])),
    })),
    isCut: known.length > shown.length,
  };
}
