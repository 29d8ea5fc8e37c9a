import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Pixels from the end within which one is at the end. */
const nearEnd = 40;

/** An entry that is read, and where it stands in the box. */
interface Held {
  readonly entry: Element;
  readonly top: number;
}

export interface HeldScroll {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly isAtEnd: boolean;
  /** Hears that the box was scrolled. */
  readonly onScroll: () => void;
  readonly toEnd: () => void;
}

/**
 * Keeps what is read where it is while entries are added before and after it, or change their height; for somebody at
 * the end, the end.
 */
export function useHeldScroll(): HeldScroll {
  const box = useRef<HTMLDivElement>(null);
  const held = useRef<Held | null>(null);
  const [isAtEnd, setAtEnd] = useState(true);

  const hold = useCallback(() => {
    const { current } = box;
    if (!current) return;
    const entry = held.current?.entry;
    if (!entry?.isConnected) current.scrollTop = current.scrollHeight;
    else current.scrollTop += topIn(current, entry) - held.current!.top;
  }, []);
  const toEnd = useCallback(() => {
    held.current = null;
    setAtEnd(true);
    hold();
  }, [hold]);
  const onScroll = useCallback(() => {
    const current = box.current!;
    const isEnd = current.scrollHeight - current.scrollTop - current.clientHeight < nearEnd;
    const entry = isEnd ? undefined : firstIn(current);
    held.current = entry ? { entry, top: topIn(current, entry) } : null;
    setAtEnd(isEnd);
  }, []);

  useEffect(() => {
    const observer = new ResizeObserver(hold);
    for (const one of [box.current!, ...box.current!.children]) observer.observe(one);
    return () => observer.disconnect();
  }, [hold]);
  return { box, isAtEnd, onScroll, toEnd };
}

const topIn = (box: Element, entry: Element): number =>
  entry.getBoundingClientRect().top - box.getBoundingClientRect().top;

/** First entry of which something is in sight. */
const firstIn = (box: Element): Element | undefined =>
  [...box.querySelectorAll('.thread-entry')].find(
    (entry) => topIn(box, entry) + entry.clientHeight > 0,
  );
