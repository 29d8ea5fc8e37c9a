import type { ApplicationStatus } from '../../../../src/contract/applications/moves.ts';
import { happened } from '../../../platform/acts/happened.ts';
import type { Command } from '../../../platform/calls/command.ts';
import type { Database } from '../../../platform/database/open.ts';
import { execute, firstRow } from '../../../platform/database/rows.ts';
import { orNotFound, Problem } from '../../../platform/http/problem.ts';
import { seenBy } from '../../universities/students.ts';

interface Placement {
  readonly status: ApplicationStatus;
  readonly studentId: number;
  readonly supervisorId: number | null;
}

/**
 * Makes the caller the academic supervisor of a placed student, and notifies the student.
 * @throws {Problem} `not-found`, `not-placed`, `supervisor-taken`
 */
export async function supervise(command: Command, id: number): Promise<void> {
  const { transaction, by } = command;
  const placement = await lockSeen(transaction, by.accountId, id);
  switch (decideSupervise(placement, by.accountId)) {
    case 'not placed':
      throw new Problem('not-placed');
    case 'taken':
      throw new Problem('supervisor-taken');
    case 'is theirs already':
      return;
    case 'takes on':
      await setSupervisor(transaction, id, by.accountId);
      await happened(command, [
        {
          kind: 'supervised',
          aboutId: id,
          facts: { staff: by.accountId },
          concerned: { student: [placement.studentId] },
        },
      ]);
  }
}

/** Gives a student up again. @throws {Problem} `not-found`, also where somebody else is the supervisor */
export async function giveUp({ transaction, by }: Command, id: number): Promise<void> {
  const { supervisorId } = await lockSeen(transaction, by.accountId, id);
  if (supervisorId !== by.accountId) throw new Problem('not-found');
  await setSupervisor(transaction, id, null);
}

/** An application of a student one sees; nobody else changes it meanwhile. */
async function lockSeen(transaction: Database, staffId: number, id: number): Promise<Placement> {
  const row = await firstRow<Placement>(transaction)`
    select a.status, a.student_id as "studentId", a.academic_supervisor_id as "supervisorId"
    from applications a join students s on s.id = a.student_id
    where a.id = ${id} and ${seenBy(staffId)} for no key update of a`;
  return orNotFound(row);
}

const setSupervisor = (transaction: Database, id: number, staffId: number | null) =>
  execute(transaction)`
    update applications set academic_supervisor_id = ${staffId} where id = ${id}`;

type SuperviseVerdict = 'takes on' | 'is theirs already' | 'not placed' | 'taken';

/** Decides if somebody may supervise the student of an application. A student at work has one academic supervisor. */
function decideSupervise(
  { status, supervisorId }: { status: ApplicationStatus; supervisorId: number | null },
  staffId: number,
): SuperviseVerdict {
  if (supervisorId === staffId) return 'is theirs already';
  if (status !== 'Accepted') return 'not placed';
  return supervisorId === null ? 'takes on' : 'taken';
}
