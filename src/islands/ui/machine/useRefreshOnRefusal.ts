import { useEffect } from 'react';
import { refresh } from '../../../api/reader/read.ts';
import { type Failure, mayBeDone } from '../../../machines/calls/failure.ts';

/** Reads anew what the screen shows once an act was refused: somebody else may have changed it meanwhile. */
export function useRefreshOnRefusal(failure: Failure | null): void {
  useEffect(() => {
    if (failure && !mayBeDone(failure)) refresh();
  }, [failure]);
}
