import { tidySkills } from '../../../src/contract/projects/skill-list.ts';
import type { ManagedStudent } from '../../../src/contract/students/managed-students.ts';
import type { Student, StudentForm } from '../../../src/contract/students/students.ts';
import { audit } from '../../platform/audit/audit.ts';
import { changes } from '../../platform/audit/rules.ts';
import type { Command } from '../../platform/calls/command.ts';
import type { Person } from '../../platform/calls/person.ts';
import type { Database } from '../../platform/database/open.ts';
import { execute, lockRow } from '../../platform/database/rows.ts';
import { requireVersion } from '../../platform/http/if-match.ts';
import { badField, orNotFound, Problem } from '../../platform/http/problem.ts';
import { changeAddress } from '../accounts/address/change.ts';
import { normalEmail } from '../accounts/normal-email.ts';
import { setAccountState } from '../accounts/state.ts';
import { lockTerm } from '../terms/in-term.ts';
import { isOver } from '../terms/rules.ts';
import {
  tellOfOtherUniversity,
  universityByProfile,
} from '../universities/tell-of-other-university.ts';
import { studentColumnOf } from './columns.ts';
import { findStudent, setTerm, updateStudent } from './repository.ts';
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
  // The account first, as whatever follows from a change of it does.
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
  await updateStudent(transaction, id, { ...form, ...skills });
  await tellOfOtherUniversity(command, id, university);
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
  await setTerm(transaction, id, termId);
  return orNotFound(await findStudent(transaction, id));
}

/** Notes that a student has met what the product asks of a new one, or has passed it by. */
export const markIntroduced = (db: Database, studentId: number, now: Date) =>
  execute(db)`
    update students set introduced_at = coalesce(introduced_at, ${now}) where id = ${studentId}`;
