import { audit } from '../../../platform/audit/audit.ts';
import type { Command } from '../../../platform/calls/command.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { deleteAccount } from '../state.ts';
import { guardChange } from './guard.ts';
import { countOpenMessages } from './repository.ts';
import { auditSubject } from './rules.ts';

/**
 * Deletes an admin's account.
 * @throws {Problem} `forbidden`, `not-found`, `last-super-admin`, and `others-depend` while open messages wait for
 * them, unless `force`
 */
export async function deleteAdmin(
  command: Command,
  id: number,
  { force }: { force: boolean },
): Promise<void> {
  const { transaction } = command;
  const admin = await guardChange(command, id, { kind: 'delete' });
  if (!force) refuseWaiting(await countOpenMessages(transaction, id));
  await deleteAccount(transaction, id);
  const { name, email, role } = admin;
  await audit(command, {
    act: 'deleted',
    ...auditSubject(id, admin),
    before: { name, email, role },
  });
}

function refuseWaiting(messages: number): void {
  if (messages === 0) return;
  const [these, them] =
    messages === 1 ? ['1 open message', 'it'] : [`${messages} open messages`, 'them'];
  throw new Problem(
    'others-depend',
    `${these} would have nobody assigned. Assign ${them} to another admin first, or disable this admin instead.`,
  );
}
