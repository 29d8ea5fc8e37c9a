import { useEffect } from 'react';
import { type Failure, mayBeDone } from '../../../api/problem.ts';
import { refresh } from '../../../api/read/read.ts';

/** Reads anew what the screen shows once an act was refused: somebody else may have changed it meanwhile. */
export function useRefreshOnRefusal(failure: Failure | null): void {
  useEffect(() => {
    if (failure && !mayBeDone(failure)) refresh();
  }, [failure]);
}
