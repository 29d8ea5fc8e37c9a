import { useEffect, useId, useState } from 'react';
import type { AskedReport } from '../../../api/read/reports.ts';
import { type Report, reports } from '../../../contract/reports/reports.ts';
import { TermFilter } from '../../features/terms/TermFilter.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { ScreenLink, useOpen } from '../../ui/navigation/navigation.tsx';
import { periodPresets, reportAddress } from './report-address.ts';
import { groupWords } from './words.ts';
import '../../ui/form/forms.scss';
import { timeNow } from '../../../session/clock.ts';

interface Props {
  asked: AskedReport;
  report: Report | null;
  faults: { readonly from: string | null; readonly to: string | null };
}

/** Choices of a report, kept in the address. */
export function ReportWishes({ asked, report, faults }: Props) {
  const open = useOpen();
  const ask = (wish: Partial<AskedReport>) => open(reportAddress({ ...asked, ...wish }), true);
  const groups = reports[asked.name];
  // Places look ahead from today: a period would change nothing.
  const takesPeriod = asked.name !== 'places';
  const shown = faults.from || faults.to ? null : report;
  return (
    <search className="report-wishes" aria-label="Report options">
      {takesPeriod && <PeriodPresets asked={asked} />}
      {takesPeriod && (
        <>
          <DayField
            label="From"
            day={asked.from || (shown?.from ?? '')}
            fault={faults.from}
            onDay={(from) => ask({ from })}
          />
          <DayField
            label="To"
            day={asked.to || (shown?.to ?? '')}
            fault={faults.to}
            onDay={(to) => ask({ to })}
          />
        </>
      )}
      <TermFilter
        term={asked.term}
        none="No term"
        isLabelled
        onChoose={(term) => ask({ term, from: '', to: '' })}
      />
      {groups.length > 1 && (
        <label className="field min-w-0 m-0">
          <span className="form-label">Group by</span>
          <Select
            value={asked.by}
            options={groups.map((group) => [group, groupWords[group]])}
            onChoose={(by) => ask({ by })}
          />
        </label>
      )}
      {takesPeriod && (
        <label className="form-check report-compare">
          <input
            type="checkbox"
            className="form-check-input"
            checked={asked.compare === 'true'}
            onChange={({ target }) => ask({ compare: target.checked ? 'true' : 'false' })}
          />
          <span className="form-check-label">Compare with the previous period</span>
        </label>
      )}
    </search>
  );
}

interface DayProps {
  label: string;
  day: string;
  fault: string | null;
  onDay: (day: string) => void;
}

/** A year on its way to being typed, such as 0020, is not asked for yet. */
const isTyped = (day: string) => day === '' || day >= '1970';

function DayField({ label, day, fault, onDay }: DayProps) {
  const id = useId();
  const [typed, type] = useState(day);
  useEffect(() => type(day), [day]);
  return (
    <div className="field min-w-0 m-0">
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="date"
        className={fault ? 'form-control is-invalid' : 'form-control'}
        value={typed}
        aria-invalid={fault !== null}
        aria-describedby={fault ? `${id}-fault` : undefined}
        onChange={({ target }) => {
          type(target.value);
          if (isTyped(target.value)) onDay(target.value);
        }}
      />
      {fault && (
        <div className="invalid-feedback d-block" id={`${id}-fault`} role="alert">
          {fault}
        </div>
      )}
    </div>
  );
}

/** The periods people ask for most; each fills both days. */
function PeriodPresets({ asked }: { asked: AskedReport }) {
  return (
    <nav className="report-presets" aria-label="Periods">
      {periodPresets(timeNow(), asked).map(({ label, from, to }) => (
        <ScreenLink
          key={label}
          to={reportAddress({ ...asked, from, to })}
          current={asked.from === from && asked.to === to}
          replace
        >
          {label}
        </ScreenLink>
      ))}
    </nav>
  );
}
