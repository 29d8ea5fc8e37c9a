import { useSelector } from '@xstate/react';
import { Suspense, useEffect } from 'react';
import type { RemovalRef } from '../../../../machines/table/removal/removals.ts';
import { lazy } from '../../../ui/reading/lazy.ts';
import { announce } from '../../../ui/status/toasts.ts';
import { RemovalsContext } from '../../shell/admin-context.ts';
import { wordsFor } from './removal-words.ts';

const Undo = lazy(() => import('./Undo.tsx'));
const RemovalRefused = lazy(() => import('./RemovalRefused.tsx'));

/** Every delete under way: what can still be undone, and what came back. Stays over all screens. */
export function Removals() {
  const actor = RemovalsContext.useActorRef();
  const removals = RemovalsContext.useSelector(({ context }) => context.removals);
  useEffect(() => {
    const heard = actor.on('settled', ({ removal }) => {
      const { value, context } = removal.getSnapshot();
      if (value === 'done instead')
        announce(
          `${wordsFor(context.refused)} now ${context.source.instead?.act === 'move' ? 'cancelled' : 'disabled'}.`,
        );
    });
    return () => heard.unsubscribe();
  }, [actor]);
  return (
    <>
      <section className="removals" role="status" aria-label="Deleted">
        <Suspense fallback={null}>
          {removals.map((removal) => (
            <Undo key={removal.id} removal={removal} />
          ))}
        </Suspense>
      </section>
      <Suspense fallback={null}>
        {removals.map((removal) => (
          <Outcome key={removal.id} removal={removal} />
        ))}
      </Suspense>
    </>
  );
}

function Outcome({ removal }: { removal: RemovalRef }) {
  const now = useSelector(removal, (snapshot) => snapshot);
  const isDependedOn = now.matches('depended on') || now.matches('doing instead');
  if (!isDependedOn && !now.matches('failed')) return null;
  return <RemovalRefused now={now} send={removal.send} />;
}
