import type { Report, ReportColumn, ReportRow } from '../../../contract/reports/reports.ts';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { hasFigures } from './series.ts';
import { changeWords, figureWords, groupWords, labelWords, reportWords } from './words.ts';
import './report-table.scss';

/** Every figure of a report, each with what exactly it counts one press away. */
export function ReportTable({ report: { name, by, columns, rows, total } }: { report: Report }) {
  const known = rows.filter(hasFigures);
  const tooFew = rows.length - known.length;
  return (
    <section
      className="report-scroll position-relative overflow-x-auto ruled"
      aria-label="Report table"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be scrolled by keyboard too
      tabIndex={0}
    >
      <table className="report-table w-100 lh-md">
        <caption className="visually-hidden">
          {reportWords[name].title} by {groupWords[by].toLowerCase()}
        </caption>
        <thead>
          <tr>
            <th className="fw-semibold" scope="col">
              {groupWords[by]}
            </th>
            {columns.map((column) => (
              <th key={column.key} scope="col" className="figure-cell fw-semibold">
                {column.label}
                <Definition column={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {known.map((row) => (
            <Line
              key={`${row.label} ${row.link}`}
              row={row}
              columns={columns}
              hasSteps={name === 'funnel'}
            >
              {labelWords(by, row.label)}
            </Line>
          ))}
          {tooFew > 0 && (
            <tr>
              <th scope="row" className="soft" colSpan={columns.length + 1}>
                Too few students to show: {tooFew} {tooFew === 1 ? 'line' : 'lines'}
              </th>
            </tr>
          )}
        </tbody>
        {hasFigures(total) && (
          <tfoot>
            <Line row={total} columns={columns} hasSteps={name === 'funnel'}>
              {total.label}
            </Line>
          </tfoot>
        )}
      </table>
    </section>
  );
}

function Definition({ column: { label, definition } }: { column: ReportColumn }) {
  return (
    <details className="definition soft fs-13 fw-normal">
      <summary className="d-inline-flex gap-1 align-items-center text-nowrap">
        <Icon name="info" />
        What is this?<span className="visually-hidden"> {label}</span>
      </summary>
      <p>{definition}</p>
    </details>
  );
}

interface LineProps {
  row: ReportRow;
  columns: readonly ReportColumn[];
  /** True if each figure is a part of the first. */
  hasSteps: boolean;
  children: string;
}

function Line({ row: { link, values, before }, columns, hasSteps, children }: LineProps) {
  return (
    <tr>
      <th scope="row">{link ? <ScreenLink to={link}>{children}</ScreenLink> : children}</th>
      {columns.map(({ key, unit }, index) => {
        const now = values[index] ?? null;
        const then = before[index] ?? null;
        const change = changeWords(unit, now, then);
        const step = hasSteps && index > 0 ? shareOf(now, values[0] ?? null) : null;
        return (
          <td key={key} className="figure-cell">
            {figureWords(unit, now)}
            {step !== null && (
              <span className="d-block soft fs-13 fw-normal">
                {figureWords('share', step)}
                <span className="visually-hidden"> of {columns[0]?.label}</span>
              </span>
            )}
            {then !== null && (
              <span className="d-block soft fs-13 fw-normal text-nowrap">
                before {figureWords(unit, then)}
                {change && `, ${change}`}
              </span>
            )}
          </td>
        );
      })}
    </tr>
  );
}

/** Part of all that came as far as this step: some skip one, so no step includes the next. Null for none. */
const shareOf = (now: number | null, all: number | null): number | null =>
  now === null || !all ? null : now / all;
