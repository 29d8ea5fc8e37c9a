import { lazy, Suspense } from 'react';
import type { Project } from '../../../contract/projects.ts';

// Both come with the first opening: most visits only browse.
const ProjectDialog = lazy(() => import('./ProjectDialog.tsx'));
const ApplyDialog = lazy(() => import('./ApplyDialog.tsx'));

interface Props {
  readingAbout: Project | null;
  applyingTo: Project | null;
  onCloseReading: () => void;
  onCloseApply: (applied: boolean) => void;
}

export function Dialogs({ readingAbout, applyingTo, onCloseReading, onCloseApply }: Props) {
  return (
    <Suspense fallback={null}>
      {readingAbout && <ProjectDialog project={readingAbout} onClose={onCloseReading} />}
      {applyingTo && <ApplyDialog project={applyingTo} onClose={onCloseApply} />}
    </Suspense>
  );
}
