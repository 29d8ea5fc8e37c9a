import { useMemo } from 'react';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { Report, ReportColumn } from '../../../contract/reports.ts';
import { seriesOf } from './series.ts';
import { figureWords, reportWords } from './words.ts';

interface Props {
  report: Report;
  unit: ReportColumn['unit'];
}

const firstSize = { width: 600, height: 320 };

/** The report as bars. The table below has every figure; nothing is said here alone. */
export default function ReportChart({ report, unit }: Props) {
  const { bars, groups, isCut } = useMemo(() => seriesOf(report, unit), [report, unit]);
  const isStill = matchMedia('(prefers-reduced-motion: reduce), print').matches;
  return (
    <>
      <ul className="report-legend" aria-hidden="true">
        {bars.map(({ key, look, label }) => (
          <li key={key} className={`bar-${look}`}>
            {label}
          </li>
        ))}
      </ul>
      <div
        className="report-chart"
        role="img"
        aria-label={`Bar chart: ${reportWords[report.name].title}, ${bars.map(({ label }) => label).join(', ')}. The table below has the same figures.`}
      >
        <ResponsiveContainer width="100%" height="100%" initialDimension={firstSize}>
          <BarChart data={groups} accessibilityLayer={false} margin={{ left: 0, right: 0, top: 8 }}>
            <CartesianGrid vertical={false} />
            <XAxis dataKey="label" tickLine={false} interval="preserveStart" minTickGap={8} />
            <YAxis
              width={48}
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
            {bars.map(({ key, look, label }) => (
              <Bar
                key={key}
                dataKey={key}
                name={label}
                className={`bar-${look}`}
                isAnimationActive={!isStill}
                maxBarSize={40}
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
