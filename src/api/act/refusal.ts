import { type Failure, mayBeDone } from '../problem.ts';
import { refresh } from '../read/read.ts';

/** Reads anew what the screen shows once an act was refused: somebody else may have changed it meanwhile. */
export function refreshOnRefusal(failure: Failure): void {
  if (!mayBeDone(failure)) refresh();
}
