import type { Services } from '../../platform/calls/command.ts';
import type { Database } from '../../platform/database/open.ts';
import { notifyAdmins } from '../../platform/notifications/notify-admins.ts';
import { findCompanyOf } from './company.ts';
import { namesNearTo } from './names/near-names.ts';

/** Tells the admins of a company whose address was confirmed just now; nothing where the account is no company’s. */
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
    message: `${name} has registered (${recruiter}, ${email}) and waits to be verified.${nearly}`,
    link: `/admin/manage-company?${new URLSearchParams({ verified: 'false', search: name })}`,
  });
}
