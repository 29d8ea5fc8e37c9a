import type { ManagedStudent } from '../../src/contract/managed-students.ts';
import type { Student, StudentForm } from '../../src/contract/students.ts';
import { changeEmail } from '../accounts/change-email.ts';
import type { Person } from '../accounts/person.ts';
import { setAccountState } from '../accounts/state.ts';
import { audit } from '../audit/audit.ts';
import { changes } from '../audit/rules.ts';
import type { Database } from '../database/open.ts';
import { badField, orNotFound, Problem } from '../http/problem.ts';
import { tidySkills } from '../projects/rules.ts';
import type { VerbContext } from '../verb-context.ts';
import { findStudent, updateStudent } from './repository.ts';
import { auditSubject } from './rules.ts';

/**
 * Changes a student; what the form leaves out stays.
 * @throws {Problem} `forbidden`, `not-found`, `email-taken`, `invalid` for a student who changes their own address
 */
export async function changeStudent(
  { clock }: VerbContext,
  transaction: Database,
  id: number,
  form: StudentForm,
  by: Person,
): Promise<Student> {
  requireSelf(by, id);
  const before = orNotFound(await findStudent(transaction, id));
  if (form.email.toLowerCase() !== before.email.toLowerCase()) {
    if (by.role === 'Student')
      throw badField('email', 'Ask the programme’s team to change your email address.');
    await changeEmail(transaction, id, form.email);
  }
  const skills = form.skills === undefined ? {} : { skills: tidySkills(form.skills) };
  await updateStudent(transaction, id, { ...form, ...skills });
  const after = orNotFound(await findStudent(transaction, id));
  const act = { by, at: clock(), act: 'changed', ...auditSubject(id, after) };
  await audit(transaction, { ...act, ...changes(before, after) });
  return after;
}

/** Disables a student, who can no longer sign in, or enables them again. @throws {Problem} `not-found` */
export async function setStudentState(
  { clock }: VerbContext,
  transaction: Database,
  id: number,
  to: 'active' | 'disabled',
  by: Person,
): Promise<ManagedStudent> {
  const student = orNotFound(await findStudent(transaction, id));
  const change = { from: student.state, to, by, at: clock(), subject: auditSubject(id, student) };
  await setAccountState(transaction, id, change);
  return { ...student, state: to };
}

/** @throws {Problem} `forbidden` for a student who names another one */
export function requireSelf(person: Person, studentId: number): void {
  if (person.role === 'Student' && person.accountId !== studentId) throw new Problem('forbidden');
}
