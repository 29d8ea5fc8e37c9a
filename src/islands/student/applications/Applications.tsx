import { useMachine } from '@xstate/react';
import { useCallback } from 'react';
import {
  isOutdated,
  ownApplicationsMachine,
} from '../../../machines/applications/own-applications.ts';
import { LoadFailed } from '../../ui/list/Empty.tsx';
import { ApplicationsSkeleton } from './list/ApplicationsSkeleton.tsx';
import { ListedApplications } from './list/ListedApplications.tsx';
import { Outdated } from './list/Outdated.tsx';
import { useFreshness } from './list/use-freshness.ts';

/** The student's applications, once they are known, and kept as they are now. */
export function Applications({ studentId }: { studentId: number }) {
  const [snapshot, send] = useMachine(ownApplicationsMachine, { input: { studentId } });
  const refresh = useCallback(() => send({ type: 'refresh' }), [send]);
  const isCutOff = useFreshness(refresh);

  if (snapshot.matches('loading')) return <ApplicationsSkeleton />;
  if (snapshot.matches('failed')) {
    return (
      <LoadFailed
        sentence="Your applications could not be loaded. Please try again later."
        onRetry={() => send({ type: 'retry' })}
      />
    );
  }
  return (
    <>
      {(isCutOff || isOutdated(snapshot)) && <Outdated isCutOff={isCutOff} onRetry={refresh} />}
      <ListedApplications list={snapshot.context.list} send={send} />
    </>
  );
}
