import type { Database } from '../database/open.ts';
import { notifyAdmins } from '../notifications/notify-admins.ts';
import type { VerbContext } from '../verb-context.ts';
import { findCompanyOf } from './company.ts';

/** Tells the admins of a company whose address was confirmed just now; nothing where the account is no company’s. */
export async function tellOfRegistration(
  services: VerbContext,
  transaction: Database,
  accountId: number,
): Promise<void> {
  const company = await findCompanyOf(transaction, accountId);
  if (!company) return;
  const { name, recruiter, email } = company;
  await notifyAdmins(services, transaction, {
    kind: 'company registered',
    title: 'New company',
    message: `${name} has registered (${recruiter}, ${email}) and waits to be verified.`,
    link: `/admin/manage-company?${new URLSearchParams({ verified: 'false', search: name })}`,
  });
}
