import type { ComponentType } from 'react';
import { ErrorBoundary } from '../status/ErrorBoundary.tsx';
import { goOnWhileTranslated } from './translated-texts.ts';

goOnWhileTranslated();

/** A part of a page that lives by itself: whatever breaks it, what was typed stays and one can go on. */
export const asIsland = <Props extends object>(Part: ComponentType<Props>) =>
  function Island(props: Props) {
    return (
      <ErrorBoundary>
        <Part {...props} />
      </ErrorBoundary>
    );
  };
