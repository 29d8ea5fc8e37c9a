import { Suspense, useState } from 'react';
import type { ProjectDetail } from '../../../../contract/projects/projects.ts';
import { lazy } from '../../../ui/reading/lazy.ts';
import { Alert } from '../../../ui/status/Alert.tsx';

const ReviewDialog = lazy(() => import('../../projects/review/ReviewDialog.tsx'));

/** The way to the decision about a project that waits for one. */
export function Approval({ project: { pid, status } }: { project: ProjectDetail }) {
  const [isOpen, open] = useState(false);
  return (
    <>
      {status === 'Awaiting approval' && (
        <Alert kind="warning">
          This project is waiting for approval.{' '}
          <button type="button" className="btn btn-link alert-act" onClick={() => open(true)}>
            Review
          </button>
        </Alert>
      )}
      <Suspense fallback={null}>
        {isOpen && <ReviewDialog pid={pid} onClose={() => open(false)} />}
      </Suspense>
    </>
  );
}
