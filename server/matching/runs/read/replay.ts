import { sql } from 'kysely';
import type { ProposalKind } from '../../../../src/contract/assignment-run.ts';
import type { Database } from '../../../database/open.ts';
import { readKept } from '../propose/keep.ts';
import type { SolvedProposal } from '../propose/solve.ts';
import { openThread } from '../propose/thread.ts';

/** Works a run out again from its kept orders. @returns whether every place is the same by every way */
export async function replay(db: Database, runId: number): Promise<boolean> {
  const { projects, wishes } = await readKept(db, runId);
  const thread = openThread();
  try {
    thread.tell({ type: 'work out again', projects, wishes });
    const { solved } = await thread.answer();
    for (const proposal of solved.proposals) {
      const kept = await placesOf(db, runId, proposal.kind);
      const again = applicationsOf(proposal, wishes);
      if (kept.length !== again.length || kept.some((id, at) => id !== again[at])) return false;
    }
    return true;
  } finally {
    await thread.close();
  }
}

/** By student, the applications that came true. */
const applicationsOf = (
  { granted }: SolvedProposal,
  wishes: readonly { readonly applicationId: number }[],
): number[] => Array.from(granted).flatMap((at) => (at < 0 ? [] : [wishes[at]!.applicationId]));

async function placesOf(db: Database, runId: number, kind: ProposalKind): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select application_id as id from assignment_places
    where run_id = ${runId} and kind = ${kind} order by student_id`.execute(db);
  return rows.map(({ id }) => id);
}
