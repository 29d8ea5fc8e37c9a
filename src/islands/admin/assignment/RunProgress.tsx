import type { AssignmentRun } from '../../../contract/assignment-run.ts';

/** How far the computation is. The page stays usable, and leaving it stops nothing. */
export function RunProgress({ progress }: { progress: AssignmentRun['progress'] }) {
  return (
    <div className="panel run-progress">
      <label htmlFor="run-progress">{progress.step}…</label>
      <progress id="run-progress" max={1} value={progress.share} />
      <p className="soft">You may leave this page: the run goes on, and stands among all runs.</p>
    </div>
  );
}
