import { type AskedReport, reportFile } from '../../../api/read/reports.ts';
import { DownloadButton } from '../../ui/list/DownloadButton.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';

/** The report as a file, and on paper. */
export function ReportTools({ asked, isReady }: { asked: AskedReport; isReady: boolean }) {
  return (
    <div className="report-tools">
      <DownloadButton
        make={() => reportFile(asked)}
        name={`report-${asked.name}.csv`}
        made="Report downloaded."
        className="btn-outline-primary"
        disabled={!isReady}
      >
        Download CSV
      </DownloadButton>
      <button
        type="button"
        className="btn btn-outline-primary tool-button"
        disabled={!isReady}
        onClick={() => window.print()}
      >
        <Icon name="print" />
        Print
      </button>
    </div>
  );
}
