import { type ReactNode, useEffect, useRef } from 'react';
import './status-tabs.scss';

/** Ways beside each other; where they do not fit, they scroll, and the one that is shown stays in sight. */
export function Tabs({ label, children }: { label: string; children: ReactNode }) {
  const nav = useRef<HTMLElement>(null);
  // After each drawing, and once its styles and faces have come.
  useEffect(() => {
    const tabs = nav.current;
    if (!tabs) return;
    const observer = new ResizeObserver(() => bringIntoSight(tabs));
    for (const one of [tabs, ...tabs.children]) observer.observe(one);
    return () => observer.disconnect();
  });
  return (
    <nav ref={nav} className="status-tabs" aria-label={label}>
      {children}
    </nav>
  );
}

function bringIntoSight(tabs: HTMLElement): void {
  const current = tabs.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  if (!current) return;
  const { left, right } = tabs.getBoundingClientRect();
  if (current.left < left) tabs.scrollLeft -= left - current.left;
  if (current.right > right) tabs.scrollLeft += current.right - right;
}
