import { lazy } from 'react';
import type { RejectionReason } from '../../../../contract/applications.ts';
import type { Decision } from '../../../../machines/applicants/bulk.ts';

const RejectDialog = lazy(() => import('./RejectDialog.tsx'));
const BulkDialog = lazy(() => import('./BulkDialog.tsx'));

interface Props {
  decision: Decision;
  free: number;
  onConfirm: (answer?: { reason: RejectionReason; note: string }) => void;
  onCancel: () => void;
}

/** What is asked before a decision is sent: why somebody is rejected, or whether several are meant. */
export function DecisionQuestion({ decision, free, onConfirm, onCancel }: Props) {
  if (decision.event === 'reject') {
    return <RejectDialog decision={decision} onConfirm={onConfirm} onCancel={onCancel} />;
  }
  return (
    <BulkDialog decision={decision} free={free} onConfirm={() => onConfirm()} onCancel={onCancel} />
  );
}
