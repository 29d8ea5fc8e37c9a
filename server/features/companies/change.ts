import type {
  ManagedCompany,
  ManagedCompanyForm,
} from '../../../src/contract/companies/managed-companies.ts';
import { live } from '../../../src/machines/lifecycle/application.ts';
import { happened } from '../../platform/acts/happened.ts';
import { audit, changes, recordOf } from '../../platform/audit/audit.ts';
import type { Command } from '../../platform/calls/command.ts';
import { pickFields } from '../../platform/database/columns.ts';
import { literals } from '../../platform/database/expressions.ts';
import { allRows, execute, lockRow } from '../../platform/database/rows.ts';
import { requireVersion } from '../../platform/http/if-match.ts';
import { orNotFound, Problem } from '../../platform/http/problem.ts';
import { changeAddress } from '../accounts/address/change.ts';
import { refuseImpact } from '../accounts/deletion-impact.ts';
import { invite, inviteAgain } from '../accounts/invite.ts';
import { normalEmail } from '../accounts/normal-email.ts';
import { deleteAccount, setAccountState } from '../accounts/state.ts';
import { companyColumnOf } from './company.ts';
import { findManagedCompany } from './listing.ts';
import { accountsOf } from './members/listing.ts';
import { insertCompany, setVerified, updateCompany } from './repository.ts';
import { auditSubject } from './rules.ts';

/**
 * Writes an admin's change. Where the company signed in with its own address, it signs in with the new
 * one; an address that was different stays what somebody signs in with.
 * @throws {Problem} `not-found`, `changed`, `email-taken`
 */
export async function changeCompany(
  command: Command,
  id: number,
  form: ManagedCompanyForm,
  version: string | null,
): Promise<ManagedCompany> {
  const { transaction, at } = command;
  await lockRow(transaction, 'companies', id);
  const before = orNotFound(await findManagedCompany(transaction, id));
  requireVersion(version, before, form, companyColumnOf);
  const { accountId, signInEmail, email } = before;
  const isSame = signInEmail !== null && normalEmail(signInEmail) === normalEmail(email);
  const followsAccount = accountId !== null && isSame;
  const { email: asked, ...profile } = form;
  await updateCompany(transaction, id, followsAccount ? profile : form);
  if (followsAccount && asked !== signInEmail) await changeAddress(command, accountId, asked);
  // An admin who gives a verified company another name has checked that one too.
  if (before.verified) await setVerified(transaction, id, true, at);
  const after = orNotFound(await findManagedCompany(transaction, id));
  await audit(command, { act: 'changed', ...auditSubject(id, after), ...changes(before, after) });
  return after;
}

/**
 * Disables or enables the accounts of a company's people, together with its projects, and notifies its applicants.
 * @throws {Problem} `not-found`, `no-account`
 */
export async function setCompanyState(
  command: Command,
  id: number,
  to: 'active' | 'disabled',
): Promise<ManagedCompany> {
  const { transaction } = command;
  const company = orNotFound(await findManagedCompany(transaction, id));
  if (company.accountId === null)
    throw new Problem('no-account', `${company.name} has no account to disable.`);
  const change = { from: company.state, to, subject: auditSubject(id, company) };
  await setAccountState(command, await accountsOf(transaction, id), change);
  if ((company.state === 'disabled') !== (to === 'disabled')) await tellApplicants(command, id, to);
  return orNotFound(await findManagedCompany(transaction, id));
}

/** Notifies everybody with a live application that a company can no longer answer, or can again. */
async function tellApplicants(
  command: Command,
  companyId: number,
  state: 'active' | 'disabled',
): Promise<void> {
  const rows = await allRows<{ id: number; studentId: number }>(command.transaction)`
    select a.id, a.student_id as "studentId"
    from applications a join projects p on p.id = a.project_id
    where p.company_id = ${companyId} and a.status in (${literals(live)})
    order by a.id`;
  const kind = state === 'disabled' ? 'its company disabled' : 'its company enabled';
  await happened(
    command,
    rows.map(({ id, studentId }) => {
      return { kind, aboutId: id, facts: {}, concerned: { student: [studentId] } } as const;
    }),
  );
}

/**
 * Adds a company whose recruiter is invited by mail. What an admin enters is verified.
 * @throws {Problem} `email-taken`
 */
export async function inviteCompany(
  command: Command,
  form: ManagedCompanyForm,
): Promise<ManagedCompany> {
  const { transaction, at } = command;
  const accountId = await invite(command, transaction, { email: form.email, role: 'Company' });
  const id = await insertCompany(transaction, accountId, form, at);
  await setVerified(transaction, id, true, at);
  const subject = auditSubject(id, form);
  await audit(command, { act: 'added', ...subject, after: recordOf(form) });
  return orNotFound(await findManagedCompany(transaction, id));
}

/**
 * Mails a company's invitation again.
 * @throws {Problem} `not-found`, `no-account`, `not-invited`, `too-many-requests`
 */
export async function inviteCompanyAgain(command: Command, id: number): Promise<string> {
  const company = orNotFound(await findManagedCompany(command.transaction, id));
  if (company.accountId === null) throw new Problem('no-account');
  return inviteAgain(command, company.accountId, auditSubject(id, company));
}

/**
 * Deletes a company with its projects, their applications and the accounts of its people.
 * @throws {Problem} `not-found`, `others-depend` when something would be lost, unless `force`
 */
export async function deleteCompany(
  command: Command,
  id: number,
  { force }: { force: boolean },
): Promise<void> {
  const { transaction } = command;
  const company = orNotFound(await findManagedCompany(transaction, id));
  // Projects first, as in every move; the company's own row then keeps new ones out.
  await execute(transaction)`
    select id from projects where company_id = ${id} order by id for update`;
  await execute(transaction)`select id from companies where id = ${id} for update`;
  if (!force) await refuseImpact(transaction, 'company', id);
  const accounts = await accountsOf(transaction, id);
  await execute(transaction)`delete from companies where id = ${id}`;
  for (const account of accounts) await deleteAccount(transaction, account);
  const { projects } = company;
  const before = recordOf({ ...pickFields(companyColumnOf, company), projects });
  await audit(command, { act: 'deleted', ...auditSubject(id, company), before });
}
