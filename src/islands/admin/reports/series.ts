import type { Report, ReportColumn, ReportRow } from '../../../contract/reports/reports.ts';
import { labelWords } from './words.ts';

/** A chart with more lines is not readable. */
const linesInChart = 12;

interface Series {
  readonly bars: readonly {
    /** Styles colour the figure by this key. */
    readonly key: string;
    readonly label: string;
  }[];
  readonly groups: readonly Readonly<Record<string, string | number | null>>[];
  /** True if the report has more lines than the chart. */
  readonly isCut: boolean;
}

/** False for a line whose figures are left out because it covers few students. */
export const hasFigures = ({ values }: ReportRow): boolean => values.some((one) => one !== null);

/**
 * The bars of a report, for the figures of one unit. A comparison with the period before shows the two totals;
 * otherwise each line has its bars.
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
