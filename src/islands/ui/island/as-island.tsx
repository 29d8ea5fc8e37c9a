import type { ComponentType } from 'react';
import { ErrorBoundary } from '../status/ErrorBoundary.tsx';
import { goOnWhileTranslated } from './translated-texts.ts';

goOnWhileTranslated();

/** A part of a page that fails on its own: typed text stays, and the visitor can go on. */
export const asIsland = <Props extends object>(Part: ComponentType<Props>) =>
  function Island(props: Props) {
    return (
      <ErrorBoundary>
        <Part {...props} />
      </ErrorBoundary>
    );
  };
