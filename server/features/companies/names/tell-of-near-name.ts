import type { Command } from '../../../platform/calls/command.ts';
import { notifyAdmins } from '../../../platform/notifications/notify-admins.ts';
import { takeAllowance } from '../../accounts/allowances.ts';
import { addressHash } from '../../accounts/sessions/attempts.ts';
import { namesNearTo } from './near-names.ts';

/** Tells the admins of a company that now has nearly the name of a verified one; of one company so often and no more. */
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
