import type { ProposalKind } from '../../../../../src/contract/assignments/assignment-run.ts';
import { happened, type KeptEvent, tellEvents } from '../../../../platform/acts/happened.ts';
import type { Act } from '../../../../platform/calls/command.ts';
import { allRows, allValues } from '../../../../platform/database/rows.ts';
import { leadOf } from '../../../projects/team/lead.ts';

/** An event of an application that a run kept, with the student whom it concerns. */
export type GrantedEvent = KeptEvent & { readonly studentId: number };

/** Tells students of what a run has done to their applications. */
export const tellGranted = (act: Act, events: readonly GrantedEvent[]): Promise<void> =>
  tellEvents(
    act,
    events.map((event) => ({ ...event, concerned: { student: [event.studentId] } })),
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
