import type {
  ManagedCompany,
  ManagedCompanyForm,
} from '../../../src/contract/companies/managed-companies.ts';
import { live } from '../../../src/machines/lifecycle/application.ts';
import { audit } from '../../platform/audit/audit.ts';
import { changes } from '../../platform/audit/rules.ts';
import type { Command } from '../../platform/calls/command.ts';
import { literals } from '../../platform/database/expressions.ts';
import { allRows, lockRow } from '../../platform/database/rows.ts';
import { requireVersion } from '../../platform/http/if-match.ts';
import { orNotFound, Problem } from '../../platform/http/problem.ts';
import { type AddressedNews, notifyAll } from '../../platform/notifications/notify.ts';
import { changeAddress } from '../accounts/address/change.ts';
import { normalEmail } from '../accounts/normal-email.ts';
import { setAccountState } from '../accounts/state.ts';
import { companyColumnOf } from './columns.ts';
import { findManagedCompany } from './listing.ts';
import { accountsOf } from './members/listing.ts';
import { setVerified, updateCompany } from './repository.ts';
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
 * Disables the accounts of a company's people, and with them what it posted, or enables all again; its applicants are told.
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

const news = {
  disabled: (title: string) => ({
    title: 'Project closed for now',
    message: `The account of the company behind “${title}” is disabled, so it cannot answer and takes no further applications. Yours stays as it is. We will tell you when the project opens again.`,
  }),
  active: (title: string) => ({
    title: 'Project open again',
    message: `The company behind “${title}” is back. Your application stands as it was.`,
  }),
};

/** Tells everybody with a live application to a company that it can no longer answer, or can again. */
async function tellApplicants(
  command: Command,
  companyId: number,
  state: keyof typeof news,
): Promise<void> {
  const rows = await allRows<{ id: number; studentId: number; title: string }>(command.transaction)`
    select a.id, a.student_id as "studentId", p.title
    from applications a join projects p on p.id = a.project_id
    where p.company_id = ${companyId} and a.status in (${literals(live)})
    order by a.id`;
  const all = rows.map(
    ({ id, studentId, title }): AddressedNews => ({
      accountId: studentId,
      kind: 'project news',
      ...news[state](title),
      link: `/student/myproject?application=${id}`,
    }),
  );
  await notifyAll(command, command.transaction, all);
}
