import { sql } from 'kysely';
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
import { evaluationLinkMail } from './mail.ts';

/**
 * Asks somebody by mail to write the company's evaluation; the link before it ends.
 * @throws {Problem} `not-found`, `engagement-over`, `move-not-allowed`, `too-many-requests`
 */
export async function askByLink(command: Command, id: number, moment: Moment, asked: LinkForm) {
  const { transaction, by, at, timeZone } = command;
  const engagement = await lockEngagement(command, id);
  const { written, dueOn } = await lockWritable(command, engagement, moment);
  if (written.some(({ side }) => side === 'company'))
    throw new Problem('move-not-allowed', 'Your company has already written its evaluation.');
  await endLink(transaction, id, moment, 'replaced');
  const inAll = daysLater(dayIn(timeZone, at), linkDays);
  const lastDay = daysLater(evaluationOpensOn(dueOn), -1);
  const until = inAll < lastDay ? inAll : lastDay;
  return mailLink(command, engagement, { moment, until }, asked, membershipOf(by).name, null);
}

/** @throws {Problem} `not-found`, `engagement-over`, `move-not-allowed` where nobody is asked */
export async function revokeLink(command: Command, id: number, moment: Moment): Promise<void> {
  await lockEngagement(command, id);
  if (!(await endLink(command.transaction, id, moment, 'revoked')))
    throw new Problem('move-not-allowed', 'There is no link any more.');
}

/** Makes a link, whose key only the mail has. @throws {Problem} `too-many-requests` */
export async function mailLink(
  act: ProductAct,
  engagement: KnownEngagement,
  { moment, until }: Pick<Link, 'moment' | 'until'>,
  { name, email }: LinkForm,
  askedBy: string,
  handedOnBy: string | null,
): Promise<string> {
  const { transaction, mailer, publicOrigin, at } = act;
  await takeMail(act, engagement.companyId, email);
  const token = newLinkToken();
  await sql`
    insert into evaluation_links (engagement_id, moment, token_hash, name, email, handed_on_by, asked_at, until_on)
    values (${engagement.id}, ${moment}, ${hashOfLink(token)}, ${name}, ${email}, ${handedOnBy}, ${at}, ${until})`.execute(
    transaction,
  );
  const address = `${publicOrigin}/evaluate#${token}`;
  await mailer.send(transaction, evaluationLinkMail(email, engagement, askedBy, until, address));
  return `Link sent to ${email}.`;
}
