import type { Admin, AdminForm } from '../../src/contract/admins.ts';
import { invite } from '../accounts/invite.ts';
import type { Person } from '../accounts/person.ts';
import { audit } from '../audit/audit.ts';
import { recordOf } from '../audit/rules.ts';
import type { Database } from '../database/open.ts';
import { orNotFound } from '../http/problem.ts';
import type { VerbContext } from '../verb-context.ts';
import { findAdmin } from './listing.ts';
import { auditSubject } from './rules.ts';

/** Adds an admin, who is invited by mail. @throws {Problem} `email-taken` */
export async function inviteAdmin(
  services: VerbContext,
  transaction: Database,
  form: AdminForm,
  by: Person,
): Promise<Admin> {
  const { name, email, role } = form;
  const guest = { email, role: 'Admin', adminLevel: role, adminName: name } as const;
  const id = await invite(services, transaction, guest);
  const act = { by, at: services.clock(), act: 'added', ...auditSubject(id, form) };
  await audit(transaction, { ...act, after: recordOf(form) });
  return orNotFound(await findAdmin(transaction, id));
}
