import type { AssignmentRun } from '../../../contract/assignments/assignment-run.ts';

/** How far the computation is. The page stays usable, and leaving it stops nothing. */
export function RunProgress({ progress }: { progress: AssignmentRun['progress'] }) {
  return (
    <div className="panel run-progress">
      <label htmlFor="run-progress">{progress.step}…</label>
      <progress id="run-progress" max={1} value={progress.share} />
      <p className="soft">You can leave this page. The run continues; find it under All runs.</p>
    </div>
  );
}
