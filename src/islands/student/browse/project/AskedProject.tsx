import { useMachine } from '@xstate/react';
import { lazy, Suspense } from 'react';
import type { Project } from '../../../../contract/projects.ts';
import { projectDetailMachine } from '../../../../machines/projects/project-detail.ts';
import { ProjectDialog } from './ProjectDialog.tsx';

// Comes with the first application: most visits only browse.
const ApplyDialog = lazy(() => import('../apply/ApplyDialog.tsx'));

interface Props {
  pid: number;
  isApplying: boolean;
  /** As the grid shows it, where it does. */
  listed: Project | null;
  addressOfApply: string;
  onCloseReading: () => void;
  onCloseApply: (applied: boolean) => void;
  /** The server refused: what is listed is out of date. */
  onRefused: () => void;
}

/** The project the address asks for, on this page of the list or not: read about, or applied to. */
export default function AskedProject({ pid, isApplying, listed, ...asked }: Props) {
  const [snapshot, send] = useMachine(projectDetailMachine, { input: { pid } });
  const project = listed ?? snapshot.context.detail;
  if (isApplying && project) {
    return (
      <Suspense fallback={null}>
        <ApplyDialog
          project={project}
          onClose={asked.onCloseApply}
          onRefused={() => {
            send({ type: 'refresh' });
            asked.onRefused();
          }}
        />
      </Suspense>
    );
  }
  return (
    <ProjectDialog
      project={project}
      snapshot={snapshot}
      addressOfApply={asked.addressOfApply}
      onRetry={() => send({ type: 'retry' })}
      onClose={asked.onCloseReading}
    />
  );
}
