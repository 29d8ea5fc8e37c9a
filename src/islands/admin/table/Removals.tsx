import { useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect } from 'react';
import type { RemovalRef } from '../../../machines/table/removals.ts';
import { announce } from '../../ui/toasts.ts';
import { RemovalsContext } from '../shell/admin-context.ts';
import './removals.scss';

const RemovalRefused = lazy(() => import('./RemovalRefused.tsx'));

/** Every delete under way: what can still be undone, and what came back. Stays over all screens. */
export function Removals() {
  const actor = RemovalsContext.useActorRef();
  const removals = RemovalsContext.useSelector(({ context }) => context.removals);
  useEffect(() => {
    const heard = actor.on('settled', ({ removal }) => {
      const { value, context } = removal.getSnapshot();
      if (value === 'done instead')
        announce(`${wordsFor(context.refused)} not deleted, but changed.`);
    });
    return () => heard.unsubscribe();
  }, [actor]);
  return (
    <>
      <section className="removals" role="status" aria-label="Deleted">
        {removals.map((removal) => (
          <Undo key={removal.id} removal={removal} />
        ))}
      </section>
      <Suspense fallback={null}>
        {removals.map((removal) => (
          <Outcome key={removal.id} removal={removal} />
        ))}
      </Suspense>
    </>
  );
}

function Undo({ removal }: { removal: RemovalRef }) {
  const now = useSelector(removal, (snapshot) => snapshot);
  const { rows } = now.context;
  if (!now.matches('waiting') && !now.matches('held')) return null;
  const hold = () => removal.send({ type: 'hold' });
  const release = () => removal.send({ type: 'release' });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while somebody reads or reaches for the button
    <div
      className="removal"
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <span>{wordsFor(rows)} deleted.</span>
      <button
        type="button"
        className="btn btn-sm btn-outline-primary"
        onClick={() => removal.send({ type: 'undo' })}
      >
        Undo
      </button>
      <span className="removal-time" data-held={now.matches('held') || undefined} />
    </div>
  );
}

function Outcome({ removal }: { removal: RemovalRef }) {
  const now = useSelector(removal, (snapshot) => snapshot);
  const isDependedOn = now.matches('depended on') || now.matches('doing instead');
  if (!isDependedOn && !now.matches('failed')) return null;
  return <RemovalRefused now={now} send={removal.send} />;
}

const wordsFor = (rows: readonly { label: string }[]): string =>
  rows.length === 1 ? `“${rows[0]?.label}” is` : `${rows.length} entries are`;
