import { useStore } from '@nanostores/react';
import { Suspense } from 'react';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { lazy } from '../../ui/reading/lazy.ts';
import { $router } from '../router.ts';
import { runIn } from './assign-address.ts';
import { EarlierRuns } from './EarlierRuns.tsx';
import { ScopeChoice } from './ScopeChoice.tsx';
import './assign.scss';

const RunView = lazy(() => import('./run/RunView.tsx'));

/** Assign Students: choose who takes part, or look at one run; the address says which. */
export default function AssignScreen() {
  const search = useStore($router)?.search ?? {};
  const run = runIn(search);
  return (
    <Screen
      title="Assign Students"
      lead="Assign all students to projects at once, by both sides’ preferences. Nothing changes until you publish."
      tools={
        run !== null && (
          <ScreenLink to="/admin/assign-students" className="btn btn-outline-primary">
            All runs
          </ScreenLink>
        )
      }
    >
      {run === null ? (
        <>
          <ScopeChoice search={search} />
          <EarlierRuns search={search} />
        </>
      ) : (
        <Suspense fallback={<p role="status">Loading the run…</p>}>
          <RunView key={run} id={run} search={search} />
        </Suspense>
      )}
    </Screen>
  );
}
