import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $toasts, dismiss, type Toast } from './toasts.ts';

/** Long enough to read twice. */
const shownFor = 8000;
/** While others wait: long enough to read once. */
const shownBriefly = 5000;

/** A strip at the foot of every screen while there is a message, so that a toast moves nothing. Shows one at a time in order. */
export function Toasts() {
  const [first, ...waiting] = useStore($toasts);
  return (
    <div className="area-toasts">
      <div role="status">
        {first && <OneToast key={first.id} {...first} waiting={waiting.length} />}
      </div>
    </div>
  );
}

function OneToast({ id, sentence, waiting }: Toast & { waiting: number }) {
  const isAlone = waiting === 0;
  useEffect(() => {
    const timer = setTimeout(() => dismiss(id), isAlone ? shownFor : shownBriefly);
    return () => clearTimeout(timer);
  }, [id, isAlone]);

  return (
    <div className="toast">
      <span className="toast-sentence">{sentence}</span>
      {!isAlone && <span className="note flex-none">{waiting} more</span>}
      <button
        type="button"
        className="btn-close flex-none"
        aria-label="Close"
        onClick={() => dismiss(id)}
      />
    </div>
  );
}
