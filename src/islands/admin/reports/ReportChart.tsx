import { useMemo } from 'react';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { Report, ReportColumn } from '../../../contract/reports/reports.ts';
import { seriesOf } from './series.ts';
import { figureWords, reportWords } from './words.ts';

interface Props {
  report: Report;
  unit: ReportColumn['unit'];
}

const firstSize = { width: 600, height: 320 };
/** In pixels: lines lie below each other, each with room for its whole name. */
const perBar = 12;
const betweenGroups = 20;
const axis = 40;
const thickest = 14;

/** The report as bars. The table below has every figure; nothing is said here alone. */
export default function ReportChart({ report, unit }: Props) {
  const { bars, groups, isCut } = useMemo(() => seriesOf(report, unit), [report, unit]);
  const isNarrow = matchMedia('(max-width: 47.99875rem)').matches;
  const isStill = matchMedia('(prefers-reduced-motion: reduce), print').matches;
  return (
    <>
      <ul className="report-legend" aria-hidden="true">
        {bars.map(({ key, label }) => (
          <li key={key} className={`bar-${key}`}>
            {label}
          </li>
        ))}
      </ul>
      <div
        className="report-chart"
        style={{ height: groups.length * (bars.length * perBar + betweenGroups) + axis }}
        role="img"
        aria-label={`Bar chart: ${reportWords[report.name].title}, ${bars.map(({ label }) => label).join(', ')}. The table below has the same figures.`}
      >
        <ResponsiveContainer width="100%" height="100%" initialDimension={firstSize}>
          <BarChart
            layout="vertical"
            data={groups}
            accessibilityLayer={false}
            margin={{ left: 0, right: 16, top: 0 }}
          >
            <CartesianGrid horizontal={false} />
            <YAxis
              type="category"
              dataKey="label"
              width={isNarrow ? 104 : 208}
              interval={0}
              tickLine={false}
            />
            <XAxis
              type="number"
              tickLine={false}
              axisLine={false}
              allowDecimals={unit !== 'count'}
              tickFormatter={(value: number) => figureWords(unit, value)}
            />
            <Tooltip
              cursor={{ className: 'report-cursor' }}
              isAnimationActive={false}
              formatter={(value) => figureWords(unit, Number(value))}
            />
            {bars.map(({ key, label }) => (
              <Bar
                key={key}
                dataKey={key}
                name={label}
                className={`bar-${key}`}
                isAnimationActive={!isStill}
                maxBarSize={thickest}
              />
            ))}
          </BarChart>
        </ResponsiveContainer>
      </div>
      {isCut && (
        <p className="note soft">
          Showing the first {groups.length} lines. The table below has all of them.
        </p>
      )}
    </>
  );
}
