import type { ManagedStudent, NewStudent } from '../../src/contract/managed-students.ts';
import { invite } from '../accounts/invite.ts';
import type { Person } from '../accounts/person.ts';
import { audit } from '../audit/audit.ts';
import { recordOf } from '../audit/rules.ts';
import type { Database } from '../database/open.ts';
import { orNotFound } from '../http/problem.ts';
import type { VerbContext } from '../verb-context.ts';
import { findStudent, insertStudent } from './repository.ts';
import { auditSubject } from './rules.ts';

/** Adds a student, who is invited by mail to choose a password. @throws {Problem} `email-taken` */
export async function inviteStudent(
  services: VerbContext,
  transaction: Database,
  form: NewStudent,
  by: Person,
): Promise<ManagedStudent> {
  const { email, ...profile } = form;
  const at = services.clock();
  const id = await invite(services, transaction, { email, role: 'Student' });
  await insertStudent(transaction, id, profile, at);
  const subject = auditSubject(id, form);
  await audit(transaction, { by, at, act: 'added', ...subject, after: recordOf(form) });
  return orNotFound(await findStudent(transaction, id));
}
