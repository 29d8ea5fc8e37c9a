import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether there is less room than a table needs, in pixels; measured before the first painting. */
export function useIsBoxNarrow(box: RefObject<HTMLElement | null>, below: number): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setNarrow(element.clientWidth < below);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, below]);
  return isNarrow;
}
