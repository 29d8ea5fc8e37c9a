import { type DeliveryForm, versionsAtMost } from '../../../src/contract/deliveries.ts';
import { milestoneAfter } from '../../../src/machines/lifecycle/engagement-moves.ts';
import type { Act } from '../../act.ts';
import { filesToHandIn, handInFiles } from '../../files/hand-in.ts';
import { badField, Problem } from '../../http/problem.ts';
import { lockEngagement } from '../lock.ts';
import { tellCompany } from '../news.ts';
import { record } from '../record.ts';
import { milestoneOf, setMilestoneState, sha256Of } from './repository.ts';

/**
 * Hands in a version for a milestone; from now on it is the one that counts. The company is told.
 * @throws {Problem} `not-found`, `engagement-over`, `newer-version`, `move-not-allowed`, `invalid`
 */
export async function deliver(
  act: Act,
  id: number,
  number: number,
  { words, links, files, after }: DeliveryForm,
): Promise<void> {
  const { transaction, by, at } = act;
  if (words === '' && links.length === 0 && files.length === 0)
    throw badField('words', 'Describe what you deliver, or add a link or a file.');
  const engagement = await lockEngagement(act, id);
  const milestone = await milestoneOf(transaction, id, number);
  const state = milestoneAfter(milestone.state, 'deliver', by.role);
  if (!state)
    throw new Problem('move-not-allowed', `“${milestone.title}” is ${milestone.state} already.`);
  if (milestone.version !== after) throw new Problem('newer-version');
  if (after >= versionsAtMost)
    throw new Problem('move-not-allowed', `A milestone has at most ${versionsAtMost} versions.`);
  const hashes = await filesToHandIn(
    transaction,
    { engagementId: id, accountId: by.accountId },
    files,
  );
  const version = after + 1;
  await transaction
    .insertInto('deliveries')
    .values({
      engagement_id: id,
      milestone: number,
      version,
      words,
      links: [...links],
      sha256: sha256Of({ words, links, files: hashes }),
      at,
      account_id: by.accountId,
    })
    .execute();
  await handInFiles(transaction, { engagementId: id, milestone: number, version }, files);
  await setMilestoneState(transaction, id, number, { state, at });
  await record(transaction, id, {
    event: 'delivered',
    by: by.accountId,
    at,
    milestone: number,
    version,
  });
  await tellCompany(act, engagement, {
    title: version === 1 ? 'A delivery to review' : 'A new version to review',
    message: `${engagement.studentName} has handed in “${milestone.title}” for “${engagement.title}”, version ${version}. Review it within 5 working days.`,
  });
}
