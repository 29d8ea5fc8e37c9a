import type { ProductAct } from '../../platform/calls/command.ts';
import { Problem } from '../../platform/http/problem.ts';
import { takeAllowance } from '../accounts/allowances.ts';
import { addressHash } from '../accounts/sessions/attempts.ts';

/** Limits the mails to an address, and those caused by a company. @throws {Problem} `too-many-requests` */
export async function takeMail(
  { transaction, codeKey, at }: ProductAct,
  companyId: number,
  email: string,
): Promise<void> {
  const take = (kind: 'mail' | 'invitation', whose: string) =>
    takeAllowance(transaction, kind, addressHash(codeKey, whose), at);
  if (!(await take('invitation', `company ${companyId}`)))
    throw new Problem(
      'too-many-requests',
      'Your company has sent as many emails as it can today. Try again tomorrow.',
    );
  if (!(await take('mail', email)))
    throw new Problem(
      'too-many-requests',
      'We have already sent this address several emails. Try again in an hour.',
    );
}
