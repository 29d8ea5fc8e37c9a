import { useActorRef, useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect } from 'react';
import { assignmentRunMachine } from '../../../machines/assignment/assignment-run.ts';
import { Empty, LoadFailed } from '../../ui/list/Empty.tsx';
import { MoveFailed } from '../../ui/status/MoveFailed.tsx';
import { announce } from '../../ui/status/toasts.ts';
import { kindIn, studentsIn } from './assign-address.ts';
import { Proposals } from './Proposals.tsx';
import { RunActs } from './RunActs.tsx';
import { RunFacts } from './RunFacts.tsx';
import { RunProgress } from './RunProgress.tsx';
import { ShortProjects } from './ShortProjects.tsx';
import { StudentsOfRun } from './StudentsOfRun.tsx';

const ConfirmRunAct = lazy(() => import('./ConfirmRunAct.tsx'));

const doneWords = {
  publish: 'Published. Everybody concerned is told.',
  undo: 'Taken back. Every application is as it was before.',
  discard: 'Given up. No offer was made.',
  replay: 'Computed again.',
} as const;

interface Props {
  id: number;
  search: Readonly<Record<string, string>>;
}

/** One run: how far it is, what it comes to three ways, and what may be done with it. */
export default function RunView({ id, search }: Props) {
  const actor = useActorRef(assignmentRunMachine, { input: { id } });
  const snapshot = useSelector(actor, (now) => now);
  const { run, asked, failure, same } = snapshot.context;
  useEffect(() => {
    const { unsubscribe } = actor.on('done', ({ act }) => announce(doneWords[act.type]));
    return unsubscribe;
  }, [actor]);

  if (snapshot.matches('absent')) {
    return (
      <Empty drawing="gap" title="There is no such run">
        <p>It may have an older address. All runs stands at the top.</p>
      </Empty>
    );
  }
  if (snapshot.matches('failed') && !run) {
    return (
      <LoadFailed
        sentence="The run could not be loaded. Please try again later."
        onRetry={() => actor.send({ type: 'refresh' })}
      />
    );
  }
  if (!run) return <p role="status">Loading the run…</p>;
  const kind = run.published?.kind ?? kindIn(search);
  const isComputed = run.proposals.length > 0;
  return (
    <>
      <RunFacts run={run} same={same} />
      <MoveFailed failure={failure} />
      {run.state === 'proposing' && <RunProgress progress={run.progress} />}
      {run.state === 'failed' && (
        <p className="assign-left">
          The computation stopped before its end, perhaps because the server was restarted. Nothing
          was changed: propose again.
        </p>
      )}
      {isComputed && <Proposals run={run} chosen={kind} />}
      <RunActs
        run={run}
        kind={kind}
        isBusy={snapshot.hasTag('busy')}
        onAct={(act) => actor.send({ type: 'ask', act })}
      />
      {isComputed && run.short.length > 0 && (
        <ShortProjects
          title="Places that stay empty"
          lead="No stable assignment fills these: every one leaves the same places empty."
          projects={run.short}
        />
      )}
      {isComputed && run.state !== 'discarded' && (
        <StudentsOfRun filters={{ ...studentsIn(id, search), kind }} total={run.students} />
      )}
      <Suspense fallback={null}>
        {snapshot.matches('confirming') && asked && (
          <ConfirmRunAct
            act={asked}
            run={run}
            onYes={() => actor.send({ type: 'confirm' })}
            onNo={() => actor.send({ type: 'cancel' })}
          />
        )}
      </Suspense>
    </>
  );
}
