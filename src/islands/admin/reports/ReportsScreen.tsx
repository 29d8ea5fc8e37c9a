import { useStore } from '@nanostores/react';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { faultOf, reportMachine } from '../../../machines/reports/report.ts';
import { LoadFailed } from '../../ui/list/Empty.tsx';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { $router } from '../router.ts';
import { ReportsNav } from './ReportsNav.tsx';
import { ReportTools } from './ReportTools.tsx';
import { ReportView } from './ReportView.tsx';
import { ReportWishes } from './ReportWishes.tsx';
import { askedIn } from './report-address.ts';
import { reportWords } from './words.ts';
import './reports.scss';

/** Reports & Analytics: which report, over which days and grouped by what stands in the address. */
export default function ReportsScreen() {
  const asked = askedIn(useStore($router)?.search ?? {});
  const [snapshot, send] = useMachine(reportMachine, { input: asked });
  const wanted = JSON.stringify(asked);
  useEffect(() => send({ type: 'show', asked: JSON.parse(wanted) }), [send, wanted]);

  const { report } = snapshot.context;
  const isLoading = snapshot.matches('loading');
  return (
    <Screen
      title="Reports & Analytics"
      lead={reportWords[asked.name].lead}
      tools={<ReportTools asked={asked} isReady={snapshot.matches('shown')} />}
    >
      <ReportsNav asked={asked} />
      <ReportWishes
        asked={asked}
        report={report}
        faults={{ from: faultOf(snapshot, 'from'), to: faultOf(snapshot, 'to') }}
      />
      {isLoading && !report && <ReportSkeleton />}
      {snapshot.matches('failed') && (
        <LoadFailed
          sentence="The report could not be made. Please try again later."
          onRetry={() => send({ type: 'retry' })}
        />
      )}
      {report && (isLoading || snapshot.matches('shown')) && (
        <div aria-busy={isLoading} className="report">
          <ReportView report={report} />
        </div>
      )}
    </Screen>
  );
}

function ReportSkeleton() {
  return (
    <div className="report-skeleton placeholder-glow" aria-busy="true">
      <p className="visually-hidden" role="status">
        Making the report…
      </p>
      <span className="placeholder" aria-hidden="true" />
      <span className="placeholder" aria-hidden="true" />
    </div>
  );
}
