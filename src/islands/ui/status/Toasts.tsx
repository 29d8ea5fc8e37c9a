import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { tellHeight, toFreePlace } from './free-place.ts';
import { $toasts, dismiss, type Toast } from './toasts.ts';

/** Long enough to read twice. */
const shownFor = 8000;

/**
 * Where toasts appear: at the foot of the page, which they make longer, so that nothing stays behind them, or where
 * nothing can be pressed; above them what an area adds. The region is always there, so that screen readers hear what enters it.
 */
export function Toasts({ children }: { children?: ReactNode }) {
  const toasts = useStore($toasts);
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => followHeight(region.current!), []);
  useLayoutEffect(() => {
    toFreePlace(region.current!);
    if (toasts.length === 0) return;
    // A press that began on a button ends on it: nothing moves under a pointer, nor for what a pointer focuses.
    const settle = () => {
      if (!region.current!.matches(':hover')) toFreePlace(region.current!);
    };
    const giveWay = ({ target }: FocusEvent) => {
      if ((target as Element).matches(':focus-visible')) settle();
    };
    document.addEventListener('scrollend', settle);
    document.addEventListener('focusin', giveWay);
    return () => {
      document.removeEventListener('scrollend', settle);
      document.removeEventListener('focusin', giveWay);
    };
  }, [toasts]);
  return (
    <div ref={region} className="toast-container area-toasts">
      {children}
      <div role="status">
        {toasts.map((toast) => (
          <OneToast key={toast.id} {...toast} />
        ))}
      </div>
    </div>
  );
}

/**
 * Tells the styles how high the toasts are, for what stands above them. What has the focus does not stay behind a toast
 * that comes; who goes by pointer keeps the page where it is. @returns how to stop
 */
function followHeight(region: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    tellHeight(region);
    const focused = document.querySelector('main :focus-visible');
    if (focused && isBehind(region, focused)) focused.scrollIntoView({ block: 'nearest' });
  });
  observer.observe(region);
  return () => observer.disconnect();
}

function isBehind(region: HTMLElement, target: Element): boolean {
  const { top, bottom } = region.getBoundingClientRect();
  const box = target.getBoundingClientRect();
  return box.bottom > top && box.top < bottom;
}

function OneToast({ id, sentence }: Toast) {
  useEffect(() => {
    const timer = setTimeout(() => dismiss(id), shownFor);
    return () => clearTimeout(timer);
  }, [id]);

  return (
    <div className="toast show">
      <div className="toast-body d-flex align-items-center gap-4">
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
