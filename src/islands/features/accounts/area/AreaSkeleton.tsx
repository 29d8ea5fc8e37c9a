import type { ComponentType } from 'react';
import { lazy } from '../../../ui/reading/lazy.tsx';
import './area.scss';

/** Placeholder of an area, built into the page and shown until the guard decides. */
export function AreaSkeleton() {
  return (
    <div className="area d-flex flex-column" aria-busy="true">
      <div className="area-head" aria-hidden="true">
        <span className="area-head-inner placeholder-glow">
          <span className="placeholder skeleton-logo" />
        </span>
      </div>
      <ScreenSkeleton />
    </div>
  );
}

/** Placeholder of one screen. */
export function ScreenSkeleton() {
  return (
    <div className="area-main placeholder-glow">
      <p className="visually-hidden" role="status">
        Loading…
      </p>
      <span className="placeholder skeleton-title d-block mb-8" />
      <div className="tiles gap-6" aria-hidden="true">
        {['one', 'two', 'three'].map((card) => (
          <span key={card} className="placeholder skeleton h-15" />
        ))}
      </div>
    </div>
  );
}

/** A screen of an area, loaded once it is opened. */
export const lazyScreen = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) => lazy(load, ScreenSkeleton);
