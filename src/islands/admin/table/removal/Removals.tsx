import { useSelector } from '@xstate/react';
import type { RemovalRef } from '../../../../machines/table/removal/removals.ts';
import { focusSoon } from '../../../ui/dialog/focus.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { useEmitted } from '../../../ui/machine/useEmitted.ts';
import { lazy } from '../../../ui/reading/lazy.tsx';
import { announce } from '../../../ui/status/toasts.ts';
import { RemovalsContext } from '../../shell/admin-context.ts';
import './removals.scss';

const RemovalRefused = lazy(() => import('./RemovalRefused.tsx'));

/** Every delete under way: what can still be undone, and what came back. Stays over all screens. */
export function Removals() {
  const removals = RemovalsContext.useSelector(({ context }) => context.removals);
  useEmitted(RemovalsContext.useActorRef(), {
    settled: ({ removal }) => {
      const { value, context } = removal.getSnapshot();
      if (value !== 'done instead') return;
      const became = context.source.instead?.act === 'move' ? 'cancelled' : 'disabled';
      const { refused, table } = context;
      announce(`${wordsFor(refused, table)} ${refused.length === 1 ? 'is' : 'are'} now ${became}.`);
    },
  });
  return (
    <>
      <section className="d-flex" role="status" aria-label="Deleted">
        {removals.map((removal) => (
          <Undo key={removal.id} removal={removal} />
        ))}
      </section>
      {removals.map((removal) => (
        <Outcome key={removal.id} removal={removal} />
      ))}
    </>
  );
}

/** The subject of a delete: one row by its name, more by their number. Tables are named after what is in them. */
const wordsFor = (rows: readonly { label: string }[], table: string): string =>
  rows.length === 1
    ? `“${rows[0]?.label}”`
    : `${rows.length} ${table === 'staff' ? 'members of staff' : table}`;

/** One delete that can still be undone, and how long. */
function Undo({ removal }: { removal: RemovalRef }) {
  const now = useSelector(removal, (snapshot) => snapshot);
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
      <span className="toast-sentence">
        {wordsFor(now.context.rows, now.context.table)} deleted.
      </span>
      <Button
        size="sm"
        className="flex-none"
        onClick={() => {
          removal.send({ type: 'undo' });
          focusSoon('main');
        }}
      >
        Undo
      </Button>
      <span className="removal-time w-100" data-held={now.matches('held') || undefined} />
    </div>
  );
}

function Outcome({ removal }: { removal: RemovalRef }) {
  const now = useSelector(removal, (snapshot) => snapshot);
  const isDependedOn = now.matches('depended on') || now.matches('doing instead');
  if (!isDependedOn && !now.matches('failed')) return null;
  return <RemovalRefused now={now} send={removal.send} />;
}
