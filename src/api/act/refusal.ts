import { type Failure, mayBeDone } from '../problem.ts';
import { refresh } from '../read/read.ts';

/** Reads the screen's data again after a refused act, because somebody else may have changed it. */
export function refreshOnRefusal(failure: Failure): void {
  if (!mayBeDone(failure)) refresh();
}
