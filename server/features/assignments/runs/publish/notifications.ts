import type { ApplicationStatus } from '../../../../../src/contract/applications/moves.ts';
import type { ProposalKind } from '../../../../../src/contract/assignments/assignment-run.ts';
import { happened } from '../../../../platform/acts/happened.ts';
import type { Act } from '../../../../platform/calls/command.ts';
import { allRows, allValues } from '../../../../platform/database/rows.ts';
import { leadOf } from '../../../projects/team/lead.ts';

/** An application that a run has moved. */
export interface Granted {
  readonly id: number;
  readonly studentId: number;
  readonly project: number;
  readonly from: ApplicationStatus;
  readonly to: ApplicationStatus;
  /** When the offer ends, where it is one. */
  readonly answerBy?: string;
}

/** Keeps what a run has done to applications, and tells their students. */
export const tellGranted = (
  act: Act,
  kind: 'offer' | 'recall',
  rows: readonly Granted[],
): Promise<void> =>
  happened(
    act,
    rows.map(({ id: aboutId, studentId, ...moved }) => {
      const facts = { ...moved, reason: '', note: '' };
      return { kind, aboutId, facts, concerned: { student: [studentId] } };
    }),
  );

/** Tells who did not get a place, and whose projects got students. */
export async function tellOthers(act: Act, runId: number, kind: ProposalKind): Promise<void> {
  const { transaction } = act;
  const unplaced = await allValues<number>(transaction)`
    select e.student_id from assignment_entries e
    where e.run_id = ${runId} and e.choice = 1 and not exists (
      select 1 from assignment_places w
      where w.run_id = ${runId} and w.kind = ${kind} and w.student_id = e.student_id)`;
  const filled = await allRows<{ leadId: number; id: number; granted: number }>(transaction)`
    select ${leadOf} as "leadId", p.id, count(*)::int as granted
    from assignment_places w join projects p on p.id = w.project_id join companies c on c.id = p.company_id
    where w.run_id = ${runId} and w.kind = ${kind} and c.account_id is not null
    group by p.id, c.account_id`;
  await happened(act, [
    { kind: 'no place found', aboutId: runId, facts: {}, concerned: { student: unplaced } },
    ...filled.map(
      ({ leadId, id, granted }) =>
        ({
          kind: 'places offered',
          aboutId: id,
          facts: { granted },
          concerned: { company: [leadId] },
        }) as const,
    ),
  ]);
}
