import { happened } from '../../platform/acts/happened.ts';
import type { Command, ProductAct } from '../../platform/calls/command.ts';
import { adminsOf } from '../../platform/notifications/notify.ts';
import { takeAllowance } from '../accounts/allowances.ts';
import { addressHash } from '../accounts/sessions/attempts.ts';
import { findCompanyOf } from './company.ts';
import { namesNearTo } from './names/near-names.ts';

/** Notifies the admins of a company whose address was just confirmed. Does nothing for other accounts. */
export async function tellOfRegistration(act: ProductAct, accountId: number): Promise<void> {
  const { transaction } = act;
  const company = await findCompanyOf(transaction, accountId);
  if (!company) return;
  const { id, name } = company;
  const [near] = await namesNearTo(transaction, id);
  await happened(act, [
    {
      kind: 'company registered',
      aboutId: id,
      facts: { name, near: near?.id ?? null },
      concerned: { admin: await adminsOf(transaction) },
    },
  ]);
}

/** Notifies the admins of a company that now has nearly the name of a verified one, up to a limit per company. */
export async function tellOfNearName(command: Command, id: number): Promise<void> {
  const { transaction, codeKey, at } = command;
  const [near] = await namesNearTo(transaction, id);
  if (!near) return;
  const whose = addressHash(codeKey, `name of company ${id}`);
  if (!(await takeAllowance(transaction, 'mail', whose, at))) return;
  const concerned = { admin: await adminsOf(transaction) };
  await happened(command, [
    { kind: 'near name taken', aboutId: id, facts: { near: near.id }, concerned },
  ]);
}
