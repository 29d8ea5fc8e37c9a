import { audit } from '../../../platform/audit/audit.ts';
import { recordOf } from '../../../platform/audit/rules.ts';
import type { Command } from '../../../platform/calls/command.ts';
import type { Database } from '../../../platform/database/open.ts';
import { firstRow } from '../../../platform/database/rows.ts';
import { orNotFound, Problem } from '../../../platform/http/problem.ts';
import { deleteAccount } from '../../accounts/state.ts';
import { findStaff } from './listing.ts';
import { auditSubject, factsOf, lossSentence } from './rules.ts';

/**
 * Deletes a member of staff with their account; their sessions end with it.
 * @throws {Problem} `not-found`, and `others-depend` where what they did for students would be lost, unless `force`
 */
export async function deleteStaff(
  command: Command,
  id: number,
  { force }: { force: boolean },
): Promise<void> {
  const { transaction } = command;
  const staff = orNotFound(await findStaff(transaction, id));
  if (!force) await refuseLoss(transaction, id);
  await deleteAccount(transaction, id);
  await audit(command, {
    act: 'deleted',
    ...auditSubject(staff),
    before: recordOf(factsOf(staff)),
  });
}

async function refuseLoss(transaction: Database, id: number): Promise<void> {
  const row = await firstRow<{ recommendations: number; supervised: number }>(transaction)`
    select (select count(*)::int from recommendations where account_id = ${id}) as recommendations,
      (
        select count(*)::int from applications where academic_supervisor_id = ${id} and status = 'Accepted'
      ) as supervised`;
  const sentence = lossSentence(row!);
  if (sentence !== null) throw new Problem('others-depend', sentence);
}
