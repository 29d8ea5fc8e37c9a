import { useSelector } from '@xstate/react';
import type { RemovalRef } from '../../../../machines/table/removal/removals.ts';
import { focusSoon } from '../../../ui/dialog/focus.ts';
import { wordsFor } from './removal-words.ts';
import './removals.scss';

/** One delete that can still be undone, and how long. */
export default function Undo({ removal }: { removal: RemovalRef }) {
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
        onClick={() => {
          removal.send({ type: 'undo' });
          focusSoon('main');
        }}
      >
        Undo
      </button>
      <span className="removal-time" data-held={now.matches('held') || undefined} />
    </div>
  );
}
