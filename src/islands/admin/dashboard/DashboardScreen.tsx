import { useMachine } from '@xstate/react';
import { overviewMachine } from '../../../machines/overview.ts';
import { LoadFailed } from '../../ui/Empty.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { ProjectFigures } from './ProjectFigures.tsx';
import './dashboard.scss';

export default function DashboardScreen() {
  const [snapshot, send] = useMachine(overviewMachine);
  const { counts } = snapshot.context;
  return (
    <Screen title="Dashboard" lead="Where the projects of all companies stand today.">
      {snapshot.matches('loading') && (
        <div className="figures placeholder-glow" aria-busy="true">
          <p className="visually-hidden" role="status">
            Counting projects…
          </p>
          <span className="placeholder skeleton-figure" aria-hidden="true" />
          <span className="placeholder skeleton-figure" aria-hidden="true" />
          <span className="placeholder skeleton-figure" aria-hidden="true" />
        </div>
      )}
      {snapshot.matches('failed') && (
        <LoadFailed
          sentence="Failed to load projects. Please try again later."
          onRetry={() => send({ type: 'retry' })}
        />
      )}
      {counts && <ProjectFigures counts={counts} />}
    </Screen>
  );
}
