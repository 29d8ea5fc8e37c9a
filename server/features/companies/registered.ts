import type { Command, Services } from '../../platform/calls/command.ts';
import type { Database } from '../../platform/database/open.ts';
import { notifyAdmins } from '../../platform/notifications/notify.ts';
import { takeAllowance } from '../accounts/allowances.ts';
import { addressHash } from '../accounts/sessions/attempts.ts';
import { findCompanyOf } from './company.ts';
import { namesNearTo } from './names/near-names.ts';

/** Notifies the admins of a company whose address was just confirmed. Does nothing for other accounts. */
export async function tellOfRegistration(
  services: Services,
  transaction: Database,
  accountId: number,
): Promise<void> {
  const company = await findCompanyOf(transaction, accountId);
  if (!company) return;
  const { id, name, recruiter, email } = company;
  const [near] = await namesNearTo(transaction, id);
  const nearly = near ? ` Its name is nearly that of ${near.name}, which is verified.` : '';
  await notifyAdmins(services, transaction, {
    kind: 'company registered',
    title: 'New company',
    message: `${name} has registered (${recruiter}, ${email}) and is waiting to be verified.${nearly}`,
    link: `/admin/manage-company?${new URLSearchParams({ verified: 'false', search: name })}`,
  });
}

/** Notifies the admins of a company that now has nearly the name of a verified one, up to a limit per company. */
export async function tellOfNearName(command: Command, id: number, name: string): Promise<void> {
  const { transaction, codeKey, at } = command;
  const [near] = await namesNearTo(transaction, id);
  if (!near) return;
  const whose = addressHash(codeKey, `name of company ${id}`);
  if (!(await takeAllowance(transaction, 'mail', whose, at))) return;
  await notifyAdmins(command, transaction, {
    kind: 'company to check',
    title: 'A name like a verified company’s',
    message: `${name} has taken this name, which is nearly that of ${near.name}. What it posts waits for approval; what it has posted stays open.`,
    link: `/admin/company?company=${id}`,
  });
}
