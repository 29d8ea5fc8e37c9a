import { sql } from 'kysely';
import { dayInWords } from '../../../../src/contract/dates.ts';
import { daysLater } from '../../../../src/contract/days.ts';
import type { EngagementState } from '../../../../src/contract/engagements/engagements.ts';
import type { Moment } from '../../../../src/contract/evaluations/evaluations.ts';
import {
  type LinkedEvaluation,
  type LinkForm,
  linkDays,
} from '../../../../src/contract/evaluations/links.ts';
import { isRunning } from '../../../../src/machines/lifecycle/engagement.ts';
import { evaluationOpensOn } from '../../../../src/machines/lifecycle/evaluation.ts';
import type { Command, ProductAct, Services } from '../../../platform/calls/command.ts';
import { membershipOf } from '../../../platform/calls/person.ts';
import { asInstant } from '../../../platform/database/expressions.ts';
import type { Database } from '../../../platform/database/open.ts';
import { countChanged, execute, firstRow, hasRow } from '../../../platform/database/rows.ts';
import { badField, Problem } from '../../../platform/http/problem.ts';
import { dayIn } from '../../../platform/jobs/programme-day.ts';
import { quoted } from '../../../platform/mail/quoted.ts';
import { type Leftovers, rowsOf } from '../../../platform/operating/housekeeping.ts';
import { hashOfLink, linkOrCode, newLinkToken } from '../../accounts/links.ts';
import { normalEmail } from '../../accounts/normal-email.ts';
import { takeMail } from '../../companies/mail-allowance.ts';
import { type KnownEngagement, lockEngagement } from '../../engagements/lock.ts';
import { lockWritable, stillUnderWay } from '../rounds.ts';

/** Ends of a link, with the sentence for its holder. */
const ended = {
  sent: 'The evaluation has been sent. Thank you.',
  written: 'The company has written the evaluation itself.',
  revoked: 'The company has ended this link.',
  replaced: 'The company has sent a newer link.',
  'handed on': 'The evaluation was handed on to a colleague.',
};
type End = keyof typeof ended;

/** A link by which somebody can write. */
export type Link = Pick<LinkedEvaluation, 'moment' | 'name' | 'until' | 'draft'> & {
  readonly id: number;
  readonly engagementId: number;
  /** Number of times it was handed on before. */
  readonly handedOn: number;
};

/**
 * Finds the link of a key. The reason for its end is given only to holders of a former key.
 * @throws {Problem} `link-refused`
 */
export async function usableLink({ clock, timeZone }: Services, db: Database, token: string) {
  const link = await firstRow<Link & { endedAs: End | null; state: EngagementState }>(db)`
    select k.id, k.engagement_id as "engagementId", k.moment, k.name, k.until_on::text as until, k.draft,
      k.ended_as as "endedAs", k.handed_on as "handedOn", e.state
    from evaluation_links k join engagements e on e.id = k.engagement_id
      join applications a on a.id = e.id join projects p on p.id = a.project_id and not p.company_disabled
    where k.token_hash = ${hashOfLink(token)}`;
  const refusal = (why: string) => new Problem('link-refused', why);
  if (!link) throw refusal('This link is not valid.');
  if (link.endedAs) throw refusal(ended[link.endedAs]);
  if (!isRunning(link.state))
    throw refusal('The work has ended, so you can no longer evaluate it.');
  // Nothing opens before that day while a link works: its company has not written.
  if (dayIn(timeZone, clock()) > link.until)
    throw refusal('This link has expired. The company can send another one while there is time.');
  if (link.moment === 'final' && link.state !== 'Evaluating') throw refusal(stillUnderWay);
  return link;
}

/** Ends the link of an evaluation, and forgets what was written so far. @returns whether there was one */
export async function endLink(transaction: Database, id: number, moment: Moment, as: End) {
  const changed = await countChanged(transaction)`
    update evaluation_links set ended_as = ${as}, draft = ''
    where engagement_id = ${id} and moment = ${moment} and ended_as is null`;
  return changed === 1;
}

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
  await takeMail(command, engagement.companyId, asked.email);
  const link = { ...asked, moment, until, handedOn: 0 };
  return mailLink(command, engagement, link, membershipOf(by).name);
}

/**
 * Ends a link, or takes back what was written with one that was handed on.
 * @throws {Problem} `not-found`, `engagement-over`, `move-not-allowed` where nobody is asked
 */
export async function revokeLink(command: Command, id: number, moment: Moment): Promise<string> {
  const { transaction } = command;
  const engagement = await lockEngagement(command, id);
  if (await endLink(transaction, id, moment, 'revoked')) return 'Link ended.';
  await lockWritable(command, engagement, moment);
  const removed = await countChanged(transaction)`
    delete from evaluations where engagement_id = ${id} and moment = ${moment} and side = 'company' and handed_on`;
  if (removed === 0) throw new Problem('move-not-allowed', 'This link no longer exists.');
  return 'Evaluation taken back.';
}

/** Makes a link, whose key only the mail has. @throws {Problem} `invalid` for the address of a student of the project */
export async function mailLink(
  act: ProductAct,
  { id, projectId, companyName, studentName, title }: KnownEngagement,
  { moment, until, handedOn, name, email }: Pick<Link, 'moment' | 'until' | 'handedOn'> & LinkForm,
  askedBy: string,
): Promise<string> {
  const { transaction, mailer, publicOrigin, at } = act;
  const isOfStudent = await hasRow(transaction)`
    select from applications a join accounts k on k.id = a.student_id
    where a.project_id = ${projectId} and k.normal_email = ${normalEmail(email)}`;
  if (isOfStudent)
    throw badField(
      'email',
      'This is the address of a student of this project. Enter a colleague’s.',
    );
  const token = newLinkToken();
  await execute(transaction)`
    insert into evaluation_links (engagement_id, moment, token_hash, name, email, asked_by, asked_at, until_on, handed_on)
    values (${id}, ${moment}, ${hashOfLink(token)}, ${name}, ${email}, ${askedBy}, ${at}, ${until}, ${handedOn})`;
  await mailer.send(transaction, {
    to: email,
    subject: 'You are asked to evaluate a student’s work',
    text: `You are asked to evaluate a student’s work on Trestle, where engineering students take on short, real projects from companies. ${quoted(askedBy)} of ${quoted(companyName)} asks you about the work of ${quoted(studentName)} on ${quoted(title)}.

You do not need an account. Write the evaluation here by ${dayInWords(new Date(until))}:

${linkOrCode(publicOrigin, 'evaluate', token)}

The plan, the deliveries and the check-ins are there too. What you write is kept as you type: open the link again to continue on any device. Whoever has the link can read the work and write in your name, so keep it to yourself. If a colleague knows the work better, you can hand it on to them there.

If you do not know this company, ignore this email.
`,
  });
  return `Link sent to ${email}.`;
}

/** Person a company has asked in `evaluation_rounds r`. */
export const askedByLink = sql`
  select to_json(o) from (
    select k.name, k.email, k.asked_by as "askedBy", ${asInstant(sql`k.asked_at`)} as "askedAt",
      k.until_on::text as until
    from evaluation_links k
    where (k.engagement_id, k.moment) = (r.engagement_id, r.moment) and k.ended_as is null) o`;

/** For thirty days the holder of an ended link reads why it no longer works. */
export const evaluationLeftovers: readonly Leftovers[] = [
  rowsOf('evaluation_links', ({ before }) => sql`until_on < ${before(30 * 24)}`),
];
