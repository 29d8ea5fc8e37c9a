import { audit } from '../../platform/audit/audit.ts';
import { recordOf } from '../../platform/audit/rules.ts';
import type { Command } from '../../platform/calls/command.ts';
import { pickFields } from '../../platform/database/columns.ts';
import { execute } from '../../platform/database/rows.ts';
import { orNotFound } from '../../platform/http/problem.ts';
import { refuseImpact } from '../accounts/deletion-impact.ts';
import { deleteAccount } from '../accounts/state.ts';
import { companyColumnOf } from './columns.ts';
import { findManagedCompany } from './listing.ts';
import { accountsOf } from './members/listing.ts';
import { auditSubject } from './rules.ts';

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
