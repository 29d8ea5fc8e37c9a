import { useMachine } from '@xstate/react';
import type { AskedReport } from '../../../machines/reports/report.ts';
import { reportFileMachine } from '../../../machines/reports/report-file.ts';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import { saveFile } from '../../ui/list/save-file.ts';
import { useEmitted } from '../../ui/machine/useEmitted.ts';
import { Icon } from '../../ui/picture/Icon.tsx';
import { announce } from '../../ui/status/toasts.ts';

/** The report as a file, and on paper. */
export function ReportTools({ asked, isReady }: { asked: AskedReport; isReady: boolean }) {
  const [snapshot, send, actor] = useMachine(reportFileMachine);
  const { failure } = snapshot.context;
  useEmitted(actor, {
    made: ({ name, file }) => {
      saveFile(file, `report-${name}.csv`);
      announce('Report downloaded.');
    },
  });
  return (
    <div className="report-tools">
      <BusyButton
        className="btn btn-outline-primary tool-button"
        busy={snapshot.hasTag('busy')}
        disabled={!isReady}
        onClick={() => send({ type: 'make', asked })}
      >
        <Icon name="download" />
        Download CSV
      </BusyButton>
      <button
        type="button"
        className="btn btn-outline-primary tool-button"
        disabled={!isReady}
        onClick={() => window.print()}
      >
        <Icon name="print" />
        Print
      </button>
      {failure && (
        <p role="alert" className="tool-failed">
          {failure.sentence ?? 'The file could not be created. Try again.'}
        </p>
      )}
    </div>
  );
}
