import { daysLater } from '../../../../src/contract/days.ts';
import type { Moment } from '../../../../src/contract/evaluations/evaluations.ts';
import { type LinkForm, linkDays } from '../../../../src/contract/evaluations/links.ts';
import { evaluationOpensOn } from '../../../../src/machines/lifecycle/evaluation.ts';
import type { Command, ProductAct } from '../../../platform/calls/command.ts';
import { membershipOf } from '../../../platform/calls/person.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { dayIn } from '../../../platform/jobs/programme-day.ts';
import { hashOfLink, newLinkToken } from '../../accounts/links.ts';
import { takeMail } from '../../companies/mail-allowance.ts';
import { type KnownEngagement, lockEngagement } from '../../engagements/lock.ts';
import { lockWritable } from '../evaluate.ts';
import { endLink, type Link } from './link.ts';
import { evaluationLinkMail } from './mails.ts';

/**
 * Asks somebody by mail to write the company's evaluation. Of its links only the newest works.
 * @throws {Problem} `not-found`, `engagement-over`, `move-not-allowed`, `too-many-requests`
 */
export async function askByLink(
  command: Command,
  id: number,
  moment: Moment,
  asked: LinkForm,
): Promise<string> {
  const { transaction, by, at, timeZone } = command;
  const engagement = await lockEngagement(command, id);
  const { written, dueOn } = await lockWritable(command, engagement, moment);
  if (written.some(({ side }) => side === 'company'))
    throw new Problem(
      'move-not-allowed',
      'Your company has written its evaluation. Change it instead.',
    );
  await endLink(transaction, id, moment, 'replaced');
  const lastDays = [
    daysLater(dayIn(timeZone, at), linkDays),
    daysLater(evaluationOpensOn(dueOn), -1),
  ];
  const until = lastDays.toSorted()[0]!;
  return mailLink(command, engagement, { moment, until }, asked, membershipOf(by).name);
}

/** @throws {Problem} `not-found`, `engagement-over`, `move-not-allowed` where nobody is asked */
export async function revokeLink(command: Command, id: number, moment: Moment): Promise<void> {
  const engagement = await lockEngagement(command, id);
  await lockWritable(command, engagement, moment);
  if (!(await endLink(command.transaction, id, moment, 'revoked')))
    throw new Problem('move-not-allowed', 'Nobody can write by a link any more.');
}

/**
 * Makes a link and mails it. Its key is kept nowhere else.
 * @param by who asks
 * @throws {Problem} `too-many-requests`
 */
export async function mailLink(
  act: ProductAct,
  engagement: KnownEngagement,
  { moment, until }: Pick<Link, 'moment' | 'until'>,
  { name, email }: LinkForm,
  by: string,
  handedOnBy: string | null = null,
): Promise<string> {
  const { transaction, mailer, publicOrigin, at } = act;
  await takeMail(act, engagement.companyId, email);
  const token = newLinkToken();
  await transaction
    .insertInto('evaluation_links')
    .values({
      engagement_id: engagement.id,
      moment,
      token_hash: hashOfLink(token),
      name,
      email,
      handed_on_by: handedOnBy,
      asked_at: at,
      until_on: until,
    })
    .execute();
  const address = `${publicOrigin}/evaluate#${token}`;
  await mailer.send(transaction, evaluationLinkMail(email, engagement, { by, until, address }));
  return `Link sent to ${email}.`;
}
