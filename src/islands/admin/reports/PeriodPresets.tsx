import type { AskedReport } from '../../../api/read/reports.ts';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { periodPresets } from './period-presets.ts';
import { reportAddress } from './report-address.ts';

/** The periods people ask for most; each fills both days. */
export function PeriodPresets({ asked }: { asked: AskedReport }) {
  return (
    <nav className="report-presets" aria-label="Periods">
      {periodPresets(new Date()).map(({ label, from, to }) => (
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
