import { tidySkills } from '../../../src/contract/projects/skill-list.ts';
import type {
  ManagedStudent,
  NewStudent,
} from '../../../src/contract/students/managed-students.ts';
import type { Student, StudentForm } from '../../../src/contract/students/students.ts';
import { awaitingCompany, placeHolding } from '../../../src/machines/lifecycle/application.ts';
import { audit, changes, recordOf } from '../../platform/audit/audit.ts';
import type { Command } from '../../platform/calls/command.ts';
import type { Person } from '../../platform/calls/person.ts';
import { pickFields, toRow } from '../../platform/database/columns.ts';
import type { Database } from '../../platform/database/open.ts';
import { execute, lockRow, updateRow } from '../../platform/database/rows.ts';
import { requireVersion } from '../../platform/http/if-match.ts';
import { badField, orNotFound, Problem } from '../../platform/http/problem.ts';
import { changeAddress } from '../accounts/address/change.ts';
import { refuseImpact } from '../accounts/deletion-impact.ts';
import { invite, inviteAgain } from '../accounts/invite.ts';
import { normalEmail } from '../accounts/normal-email.ts';
import { deleteAccount, setAccountState } from '../accounts/state.ts';
import { lockTerm } from '../terms/in-term.ts';
import { newcomersTerm } from '../terms/newcomers.ts';
import { isOver } from '../terms/rules.ts';
import { sayOf } from '../universities/membership.ts';
import {
  tellOfOtherUniversity,
  universityByProfile,
} from '../universities/tell-of-other-university.ts';
import { studentColumnOf } from './columns.ts';
import { findStudent, insertStudent } from './repository.ts';
import { auditSubject } from './rules.ts';

/**
 * Changes a student; what the form leaves out stays.
 * @throws {Problem} `forbidden`, `not-found`, `changed`, `email-taken`, `invalid` for a student who changes their own address
 */
export async function changeStudent(
  command: Command,
  id: number,
  form: StudentForm,
  version: string | null,
): Promise<Student> {
  const { transaction, by } = command;
  requireSelf(by, id);
  // Lock the account first, as everything that follows from its changes does.
  await lockRow(transaction, 'accounts', id);
  const before = orNotFound(await findStudent(transaction, id));
  requireVersion(version, before, form, studentColumnOf);
  if (normalEmail(form.email) !== normalEmail(before.email)) {
    if (by.role === 'Student')
      throw badField('email', 'Contact the programme’s office to change your email address.');
    await changeAddress(command, id, form.email);
  }
  const skills = form.skills === undefined ? {} : { skills: tidySkills(form.skills) };
  const university = await universityByProfile(transaction, id);
  // The email address follows the account's.
  const { email: _, ...profile } = { ...form, ...skills };
  await updateRow(transaction, 'students', id, toRow(studentColumnOf, profile));
  await tellOfOtherUniversity(command, id, university);
  if (by.role === 'Admin') await sayOf(command, [id]);
  const after = orNotFound(await findStudent(transaction, id));
  await audit(command, { act: 'changed', ...auditSubject(id, after), ...changes(before, after) });
  return after;
}

/** Disables a student, who can no longer sign in, or enables them again. @throws {Problem} `not-found` */
export async function setStudentState(
  command: Command,
  id: number,
  to: 'active' | 'disabled',
): Promise<ManagedStudent> {
  const { transaction } = command;
  const student = orNotFound(await findStudent(transaction, id));
  const change = { from: student.state, to, subject: auditSubject(id, student) };
  await setAccountState(command, [id], change);
  return orNotFound(await findStudent(transaction, id));
}

/** @throws {Problem} `forbidden` for a student who names another one */
export function requireSelf(person: Person, studentId: number): void {
  if (person.role === 'Student' && person.accountId !== studentId) throw new Problem('forbidden');
}

/**
 * Puts a student into the term they chose, or into none.
 * @throws {Problem} `forbidden`, `not-found`, `invalid` for a term that is past or not there
 */
export async function chooseTerm(
  command: Command,
  id: number,
  termId: number | null,
): Promise<Student> {
  const { transaction, by, at } = command;
  requireSelf(by, id);
  const term = await lockTerm(transaction, termId);
  if (term && isOver(term, at))
    throw badField('termId', `${term.name} is over. Choose another term.`);
  await lockRow(transaction, 'students', id);
  await updateRow(transaction, 'students', id, { term_id: termId });
  return orNotFound(await findStudent(transaction, id));
}

/** Notes that a student has met what the product asks of a new one, or has passed it by. */
export const markIntroduced = (db: Database, studentId: number, now: Date) =>
  execute(db)`
    update students set introduced_at = coalesce(introduced_at, ${now}) where id = ${studentId}`;

/** Adds a student, who is invited by mail to choose a password. @throws {Problem} `email-taken` */
export async function inviteStudent(command: Command, form: NewStudent): Promise<ManagedStudent> {
  const { transaction, at } = command;
  const { email, ...profile } = form;
  const id = await invite(command, transaction, { email, role: 'Student' });
  await insertStudent(transaction, id, profile, at, await newcomersTerm(transaction, command));
  await sayOf(command, [id]);
  const subject = auditSubject(id, form);
  await audit(command, { act: 'added', ...subject, after: recordOf(form) });
  return orNotFound(await findStudent(transaction, id));
}

/** Mails a student's invitation again. @throws {Problem} `not-found`, `not-invited`, `too-many-requests` */
export async function inviteStudentAgain(command: Command, id: number): Promise<string> {
  const student = orNotFound(await findStudent(command.transaction, id));
  return inviteAgain(command, id, auditSubject(id, student));
}

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
