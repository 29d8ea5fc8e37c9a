import { useState } from 'react';
import type { Report, ReportColumn, ReportName } from '../../../contract/reports/reports.ts';
import { Select } from '../../ui/form/Select.tsx';
import { Empty } from '../../ui/list/Empty.tsx';
import { lazy } from '../../ui/reading/lazy.tsx';
import { ReportTable } from './ReportTable.tsx';
import { hasFigures } from './series.ts';
import { reportWords } from './words.ts';
import './report-chart.scss';

const ReportChart = lazy(
  () => import('./ReportChart.tsx'),
  () => <p className="report-chart">Loading the chart…</p>,
);

type Unit = ReportColumn['unit'];
const unitWords: Record<Unit, string> = {
  count: 'Counts',
  days: 'Days',
  share: 'Shares',
  step: 'Steps',
};

const usualUnit: Partial<Record<ReportName, Unit>> = { times: 'days', evaluations: 'share' };

/** A report as a picture, and the same figures as a table. */
export function ReportView({ report }: { report: Report }) {
  const { name, columns, rows } = report;
  const units = (['days', 'share', 'step', 'count'] as const).filter((unit) =>
    columns.some((column) => column.unit === unit),
  );
  const [chosen, choose] = useState<Unit | null>(null);
  const usual = usualUnit[name] ?? 'count';
  const unit = chosen && units.includes(chosen) ? chosen : usual;

  if (rows.length === 0) {
    return (
      <Empty
        drawing="quiet"
        title={
          name === 'places' ? 'No project is open for registration.' : 'No data in this period.'
        }
      >
        {name !== 'places' && <p>Choose a different period.</p>}
      </Empty>
    );
  }
  return (
    <>
      {rows.some(hasFigures) && (
        <section
          className="panel ticked panel-snug report-picture mb-6"
          aria-labelledby="report-picture"
        >
          <header className="cluster column-gap-4 justify-content-between mb-3">
            <h2 className="m-0" id="report-picture">
              {reportWords[name].title}
            </h2>
            {units.length > 1 && (
              <label className="report-unit d-flex gap-3 align-items-center">
                <span>Show in chart</span>
                <Select
                  className="w-auto"
                  value={unit}
                  options={units.map((one) => [one, unitWords[one]])}
                  onChoose={choose}
                />
              </label>
            )}
          </header>
          <ReportChart report={report} unit={unit} />
        </section>
      )}
      {name === 'funnel' && <p className="note soft">Percentages are of the applications sent.</p>}
      <ReportTable report={report} />
    </>
  );
}
