import { useEffect } from 'react';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import { type decisionsMachine, reportIn } from '../../../../machines/applications/decisions.ts';
import { focusSoon } from '../../../ui/dialog/focus.ts';
import { lazy } from '../../../ui/reading/lazy.tsx';

const loadQuestion = () => import('./DecisionDialog.tsx');
const loadReport = () => import('./ReportDialog.tsx');
const DecisionDialog = lazy(loadQuestion);
const ReportDialog = lazy(loadReport);

interface Props {
  snapshot: SnapshotFrom<typeof decisionsMachine>;
  send: (event: EventFromLogic<typeof decisionsMachine>) => void;
  /** Number of free places. */
  free: number;
}

/** Asks before a decision, and then shows its outcome. */
export function DecisionDialogs({ snapshot, send, free }: Props) {
  const { asked } = snapshot.context;
  const report = reportIn(snapshot);
  // Fetched ahead, so that a decision can be begun where the connection has gone meanwhile.
  useEffect(() => {
    Promise.all([loadQuestion(), loadReport()]).catch(() => {});
  }, []);
  return (
    <>
      {asked && (
        <DecisionDialog
          decision={asked}
          free={free}
          onConfirm={(answer) => {
            send({ type: 'confirm', ...answer });
            const [only] = answer.applicants;
            if (only && answer.applicants.length === 1)
              focusSoon(`applicant-${only.applicationId}`);
          }}
          onCancel={() => send({ type: 'cancel' })}
        />
      )}
      {!asked && report && (
        <ReportDialog
          report={report}
          onClose={() => {
            send({ type: 'leave' });
            focusSoon('unsent');
          }}
        />
      )}
    </>
  );
}
