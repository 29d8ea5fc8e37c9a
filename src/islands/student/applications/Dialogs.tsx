import { lazy, Suspense } from 'react';
import type { Application } from '../../../contract/applications.ts';
import type { Wish } from '../../../machines/own-applications.ts';

const ApplicationDialog = lazy(() => import('./ApplicationDialog.tsx'));
const ConfirmMove = lazy(() => import('./ConfirmMove.tsx'));

interface Props {
  viewed: Application | null;
  /** A move that waits for a yes. */
  wish: Wish | null;
  onCloseView: () => void;
  onYes: () => void;
  onNo: () => void;
}

export function Dialogs({ viewed, wish, onCloseView, onYes, onNo }: Props) {
  return (
    <Suspense fallback={null}>
      {viewed && <ApplicationDialog application={viewed} onClose={onCloseView} />}
      {wish && <ConfirmMove wish={wish} onYes={onYes} onNo={onNo} />}
    </Suspense>
  );
}
