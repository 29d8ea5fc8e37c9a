import type { Person } from '../accounts/person.ts';
import { deleteAccount } from '../accounts/state.ts';
import { audit } from '../audit/audit.ts';
import type { Database } from '../database/open.ts';
import { Problem } from '../http/problem.ts';
import type { VerbContext } from '../verb-context.ts';
import { guardChange } from './guard.ts';
import { countOpenMessages } from './repository.ts';
import { auditSubject } from './rules.ts';

/**
 * Deletes an admin's account.
 * @throws {Problem} `forbidden`, `not-found`, `last-super-admin`, and `others-depend` while open messages wait for
 * them, unless `evenSo`
 */
export async function deleteAdmin(
  { clock }: VerbContext,
  transaction: Database,
  id: number,
  { evenSo }: { evenSo: boolean },
  by: Person,
): Promise<void> {
  const admin = await guardChange(transaction, by, id, { kind: 'delete' });
  if (!evenSo) refuseWaiting(await countOpenMessages(transaction, id));
  await deleteAccount(transaction, id);
  const { name, email, role } = admin;
  const act = { by, at: clock(), act: 'deleted', ...auditSubject(id, admin) };
  await audit(transaction, { ...act, before: { name, email, role } });
}

function refuseWaiting(messages: number): void {
  if (messages === 0) return;
  const [these, them] =
    messages === 1 ? ['1 open message', 'it'] : [`${messages} open messages`, 'them'];
  throw new Problem(
    'others-depend',
    `${these} would be nobody’s. Disable the admin instead, or assign ${them} first.`,
  );
}
