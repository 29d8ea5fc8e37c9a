import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls to an error and focuses it, because the pressed button may be a page below. */
export function drawAttention(box: HTMLElement | null): void {
  box?.focus({ preventScroll: true });
  box?.scrollIntoView({ block: 'nearest' });
}

/**
 * Draws attention to an element each time there is news of what went wrong. It needs a tabIndex.
 * @param news null or empty while nothing went wrong
 */
export function useAttention<Box extends HTMLElement>(news: unknown): RefObject<Box | null> {
  const box = useRef<Box>(null);
  useEffect(() => {
    if (news) drawAttention(box.current);
  }, [news]);
  return box;
}
