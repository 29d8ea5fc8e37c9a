import {
  type AskedReport,
  codebookFile,
  faultOf,
  reportFile,
  reportOf,
} from '../../../api/read/reports.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { reportNames } from '../../../contract/reports/reports.ts';
import { Button } from '../../ui/form/Button.tsx';
import { DownloadButton } from '../../ui/list/DownloadButton.tsx';
import { ScreenLink, useSearch } from '../../ui/navigation/navigation.tsx';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { Tabs } from '../../ui/navigation/Tabs.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { Reading } from '../../ui/reading/Reading.tsx';
import { Skeleton } from '../../ui/reading/Skeleton.tsx';
import { screens } from '../screens.ts';
import { ReportView } from './ReportView.tsx';
import { ReportWishes } from './ReportWishes.tsx';
import { askedIn, otherReport, reportAddress } from './report-address.ts';
import { periodWords, reportWords } from './words.ts';
import './reports.scss';

/** Reports & Analytics. The address keeps the report, its days and its grouping. */
export default function ReportsScreen() {
  const asked = askedIn(useSearch());
  const report = useRead(reportOf(asked));
  const faults = { from: faultOf(report.error, 'from'), to: faultOf(report.error, 'to') };
  const isPeriodWrong = faults.from !== null || faults.to !== null;
  return (
    <Screen
      title="Reports & Analytics"
      lead={reportWords[asked.name].lead}
      tools={<ReportTools asked={asked} isReady={report.isSuccess && !report.isPlaceholderData} />}
    >
      <ReportsNav asked={asked} />
      <ReportWishes asked={asked} report={report.data ?? null} faults={faults} />
      {!isPeriodWrong && (
        <Reading
          of={report}
          loading={<Skeleton of="the report" lines={2} line="skeleton h-14 mb-4" />}
          failed="The report could not be created. Try again later."
        >
          {(shown) => (
            <div aria-busy={report.isPlaceholderData} className="report">
              <p className="note soft">
                {shown.name === 'places' ? 'As of today' : `${periodWords(shown)}, in UTC`}
              </p>
              <ReportView report={shown} />
            </div>
          )}
        </Reading>
      )}
    </Screen>
  );
}

/** The report as a file, and on paper. */
function ReportTools({ asked, isReady }: { asked: AskedReport; isReady: boolean }) {
  return (
    <div className="d-flex flex-wrap gap-2">
      {asked.name === 'steps' && (
        <ScreenLink to={screens.rubric} className="btn btn-outline-primary tool-button">
          <Icon name="edit" />
          Edit the questions
        </ScreenLink>
      )}
      <DownloadButton
        make={() => reportFile(asked)}
        name={`report-${asked.name}.csv`}
        made="Report downloaded."
        disabled={!isReady}
      >
        Export
      </DownloadButton>
      <DownloadButton
        make={() => codebookFile(asked)}
        name={`report-${asked.name}-codebook.csv`}
        made="Codebook downloaded."
      >
        Codebook
      </DownloadButton>
      <Button className="tool-button" disabled={!isReady} onClick={() => window.print()}>
        <Icon name="print" />
        Print
      </Button>
    </div>
  );
}

/** The reports there are; each keeps the period. */
function ReportsNav({ asked }: { asked: AskedReport }) {
  return (
    <Tabs label="Reports">
      {reportNames.map((name) => (
        <ScreenLink
          key={name}
          to={reportAddress(otherReport(asked, name))}
          className="status-tab"
          current={name === asked.name}
        >
          {reportWords[name].title}
        </ScreenLink>
      ))}
    </Tabs>
  );
}
