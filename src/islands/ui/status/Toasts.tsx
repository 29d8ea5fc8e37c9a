import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $toasts, dismiss, type Toast } from './toasts.ts';

/** Long enough to read twice. */
const shownFor = 8000;

/** Where toasts appear. The region is always there, so that screen readers hear what enters it. */
export function Toasts() {
  const toasts = useStore($toasts);
  return (
    <div className="toast-container area-toasts" role="status">
      {toasts.map((toast) => (
        <OneToast key={toast.id} {...toast} />
      ))}
    </div>
  );
}

function OneToast({ id, sentence }: Toast) {
  useEffect(() => {
    const timer = setTimeout(() => dismiss(id), shownFor);
    return () => clearTimeout(timer);
  }, [id]);

  return (
    <div className="toast show">
      <div className="toast-body d-flex align-items-start gap-3">
        <span className="flex-grow-1">{sentence}</span>
        <button
          type="button"
          className="btn-close"
          aria-label="Close"
          onClick={() => dismiss(id)}
        />
      </div>
    </div>
  );
}
