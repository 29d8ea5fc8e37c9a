import type {
  AssignmentState,
  ProposalKind,
} from '../../../../../src/contract/assignments/assignment-run.ts';
import type { Database } from '../../../../platform/database/open.ts';
import { allValues } from '../../../../platform/database/rows.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { readPins } from '../pins/repository.ts';
import { readSaved } from '../propose/save.ts';
import type { SolvedProposal } from '../propose/solve.ts';
import { inThread } from '../propose/thread.ts';
import { isComputed } from '../rules.ts';

/**
 * Computes a run again from its saved orders. @returns whether every place is the same by every way
 * @throws {Problem} `run-not-ready` unless the run was computed, `busy`
 */
export async function replay(
  db: Database,
  runId: number,
  state: AssignmentState,
): Promise<boolean> {
  if (!isComputed(state))
    throw new Problem('run-not-ready', 'Only a finished run can be recomputed.');
  const { projects, wishes } = await readSaved(db, runId);
  const pinned = await readPins(db, runId);
  const { solved } = await inThread((thread) => {
    thread.send({ type: 'work out again', projects, wishes, pinned });
    return thread.answer();
  });
  for (const proposal of solved.proposals) {
    const saved = await placesOf(db, runId, proposal.kind);
    const again = applicationsOf(proposal, wishes);
    if (saved.length !== again.length || saved.some((id, at) => id !== again[at])) return false;
  }
  return true;
}

/** By student, the applications that came true. */
const applicationsOf = (
  { granted }: SolvedProposal,
  wishes: readonly { readonly applicationId: number }[],
): number[] => Array.from(granted).flatMap((at) => (at < 0 ? [] : [wishes[at]!.applicationId]));

const placesOf = (db: Database, runId: number, kind: ProposalKind) =>
  allValues<number>(db)`
    select application_id as id from assignment_places
    where run_id = ${runId} and kind = ${kind} order by student_id`;
