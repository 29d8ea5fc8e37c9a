import { sql } from 'kysely';
import type { EngagementState } from '../../../../src/contract/engagements/engagements.ts';
import type { Moment } from '../../../../src/contract/evaluations/evaluations.ts';
import { isRunning } from '../../../../src/machines/lifecycle/engagement.ts';
import type { Services } from '../../../platform/calls/command.ts';
import { asInstant } from '../../../platform/database/expressions.ts';
import type { Database } from '../../../platform/database/open.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { dayIn } from '../../../platform/jobs/programme-day.ts';
import { hashOfLink } from '../../accounts/links.ts';

/** A link by which somebody can write now. */
export interface Link {
  readonly id: number;
  readonly engagementId: number;
  readonly moment: Moment;
  /** Who is asked. */
  readonly name: string;
  /** The last day to write, such as `2031-05-04`. */
  readonly until: string;
  readonly draft: string;
}

/** How a link has ended, and what its holder is told. */
const ended = {
  sent: 'The evaluation has been sent. Thank you.',
  written: 'The company has written the evaluation itself.',
  revoked: 'The company has ended this link.',
  replaced: 'The company has sent another link since.',
  'handed on': 'The evaluation was handed on to a colleague.',
};

/**
 * The link that a key opens. Why it no longer does is said only to who holds a key that once did.
 * @throws {Problem} `link-refused`
 */
export async function usableLink(
  { clock, timeZone }: Pick<Services, 'clock' | 'timeZone'>,
  db: Database,
  token: string,
): Promise<Link> {
  const { rows } = await sql<Link & { end: keyof typeof ended | null; state: EngagementState }>`
    select k.id, k.engagement_id as "engagementId", k.moment, k.name, k.until_on::text as until, k.draft,
      k.ended_as as end, e.state
    from evaluation_links k join engagements e on e.id = k.engagement_id
      join applications a on a.id = e.id join projects p on p.id = a.project_id and not p.company_disabled
    where k.token_hash = ${hashOfLink(token)}`.execute(db);
  const [link] = rows;
  const refuse = (why: string) => new Problem('link-refused', why);
  if (!link) throw refuse('This link is not valid.');
  if (link.end) throw refuse(ended[link.end]);
  if (!isRunning(link.state)) throw refuse('The work has ended. It is no longer evaluated.');
  // Nothing opens before that day while a link works: its company has not written.
  if (dayIn(timeZone, clock()) > link.until)
    throw refuse('This link has expired. The company can send another one while there is time.');
  if (link.moment === 'final' && link.state !== 'Evaluating')
    throw refuse('The work goes on. It is evaluated once it is done.');
  return link;
}

/** Ends the link of an evaluation, and forgets what was written so far. @returns whether there was one */
export async function endLink(
  transaction: Database,
  id: number,
  moment: Moment,
  as: keyof typeof ended,
): Promise<boolean> {
  const { rows } = await sql`
    update evaluation_links set ended_as = ${as}, draft = ''
    where engagement_id = ${id} and moment = ${moment} and ended_as is null returning id`.execute(
    transaction,
  );
  return rows.length > 0;
}

/** Whom the company has asked to write in `evaluation_rounds r`. */
export const askedByLink = sql`
  select to_json(o) from (
    select k.name, k.email, k.handed_on_by as "handedOnBy", ${asInstant(sql`k.asked_at`)} as "askedAt",
      k.until_on::text as until
    from evaluation_links k
    where (k.engagement_id, k.moment) = (r.engagement_id, r.moment) and k.ended_as is null) o`;
