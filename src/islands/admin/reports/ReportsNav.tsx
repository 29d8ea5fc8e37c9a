import type { AskedReport } from '../../../api/read/reports.ts';
import { reportNames } from '../../../contract/reports/reports.ts';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { otherReport, reportAddress } from './report-address.ts';
import { reportWords } from './words.ts';

/** The reports there are; each keeps the period. */
export function ReportsNav({ asked }: { asked: AskedReport }) {
  return (
    <nav className="report-tabs" aria-label="Reports">
      {reportNames.map((name) => (
        <ScreenLink
          key={name}
          to={reportAddress(otherReport(asked, name))}
          className="report-tab"
          current={name === asked.name}
        >
          {reportWords[name].title}
        </ScreenLink>
      ))}
    </nav>
  );
}
