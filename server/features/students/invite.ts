import type {
  ManagedStudent,
  NewStudent,
} from '../../../src/contract/students/managed-students.ts';
import { audit } from '../../platform/audit/audit.ts';
import { recordOf } from '../../platform/audit/rules.ts';
import type { Command } from '../../platform/calls/command.ts';
import { orNotFound } from '../../platform/http/problem.ts';
import { invite } from '../accounts/invite.ts';
import { inviteAgain } from '../accounts/invite-again.ts';
import { newcomersTerm } from '../terms/newcomers.ts';
import { findStudent, insertStudent } from './repository.ts';
import { auditSubject } from './rules.ts';

/** Adds a student, who is invited by mail to choose a password. @throws {Problem} `email-taken` */
export async function inviteStudent(command: Command, form: NewStudent): Promise<ManagedStudent> {
  const { transaction, at } = command;
  const { email, ...profile } = form;
  const id = await invite(command, transaction, { email, role: 'Student' });
  await insertStudent(transaction, id, profile, at, await newcomersTerm(transaction, command));
  const subject = auditSubject(id, form);
  await audit(command, { act: 'added', ...subject, after: recordOf(form) });
  return orNotFound(await findStudent(transaction, id));
}

/** Mails a student's invitation once more. @throws {Problem} `not-found`, `not-invited`, `too-many-requests` */
export async function inviteStudentAgain(command: Command, id: number): Promise<string> {
  const student = orNotFound(await findStudent(command.transaction, id));
  return inviteAgain(command, id, auditSubject(id, student));
}
