import type { ComponentType } from 'react';
import { lazy } from '../../../ui/reading/lazy.tsx';
import { ScreenSkeleton } from './AreaSkeleton.tsx';

/** A screen of an area, loaded once it is opened. */
export const lazyScreen = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) => lazy(load, ScreenSkeleton);
