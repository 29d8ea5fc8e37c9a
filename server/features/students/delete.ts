import { awaitingCompany, placeHolding } from '../../../src/machines/lifecycle/application.ts';
import { audit } from '../../platform/audit/audit.ts';
import { recordOf } from '../../platform/audit/rules.ts';
import type { Command } from '../../platform/calls/command.ts';
import { pickFields } from '../../platform/database/columns.ts';
import type { Database } from '../../platform/database/open.ts';
import { execute } from '../../platform/database/rows.ts';
import { orNotFound } from '../../platform/http/problem.ts';
import { refuseImpact } from '../accounts/deletion-impact.ts';
import { deleteAccount } from '../accounts/state.ts';
import { studentColumnOf } from './columns.ts';
import { findStudent } from './repository.ts';
import { auditSubject } from './rules.ts';

/**
 * Deletes a student with all that is theirs; the places they held are free again.
 * @throws {Problem} `not-found`, `others-depend` when applications would be lost, unless `force`
 */
export async function deleteStudent(
  command: Command,
  id: number,
  { force }: { force: boolean },
): Promise<void> {
  const { transaction } = command;
  const student = orNotFound(await findStudent(transaction, id));
  await releasePlaces(transaction, id);
  if (!force) await refuseImpact(transaction, 'student', id);
  await deleteAccount(transaction, id);
  const before = recordOf(pickFields(studentColumnOf, student));
  await audit(command, { act: 'deleted', ...auditSubject(id, student), before });
}

/**
 * Locks the projects a student has applied to and gives back what the student holds there, as the
 * student is about to be deleted. Projects come first, as in every move; the student's own row, locked
 * after them, keeps further applications out.
 */
async function releasePlaces(transaction: Database, studentId: number): Promise<void> {
  await execute(transaction)`
    select id from projects where id in (select project_id from applications where student_id = ${studentId})
    order by id for update`;
  await execute(transaction)`select id from students where id = ${studentId} for update`;
  await execute(transaction)`
    update projects p
    set places_taken = p.places_taken - held.places, open_applications = p.open_applications - held.waiting
    from (
      select project_id, count(*) filter (where status = any(${[...placeHolding]}::text[]))::int as places,
        count(*) filter (where status = any(${[...awaitingCompany]}::text[]))::int as waiting
      from applications where student_id = ${studentId} group by project_id
    ) held
    where p.id = held.project_id`;
}
