import { sql } from 'kysely';
import type { EngagementState } from '../../../../src/contract/engagements/engagements.ts';
import type { Moment } from '../../../../src/contract/evaluations/evaluations.ts';
import type { EvaluationDraft, LinkEnd } from '../../../../src/contract/evaluations/links.ts';
import { isRunning } from '../../../../src/machines/lifecycle/engagement.ts';
import { isWritable } from '../../../../src/machines/lifecycle/evaluation.ts';
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
  /** The last day to write. */
  readonly until: string;
  readonly draft: EvaluationDraft | null;
}

interface Known extends Link {
  readonly endedAs: LinkEnd | null;
  readonly dueOn: string;
  readonly openedAt: Date | null;
  readonly state: EngagementState;
}

/**
 * The link that a key opens. Why it no longer works is said only to who holds a key that once did.
 * @throws {Problem} `link-refused`
 */
export async function usableLink(
  { clock, timeZone }: Pick<Services, 'clock' | 'timeZone'>,
  db: Database,
  token: string,
): Promise<Link> {
  const { rows } = await sql<Known>`
    select k.id, k.engagement_id as "engagementId", k.moment, k.name, k.until_on::text as until, k.draft,
      k.ended_as as "endedAs", r.due_on::text as "dueOn", r.opened_at as "openedAt", e.state
    from evaluation_links k
      join evaluation_rounds r on (r.engagement_id, r.moment) = (k.engagement_id, k.moment)
      join engagements e on e.id = k.engagement_id
      join applications a on a.id = e.id join projects p on p.id = a.project_id and not p.company_disabled
    where k.token_hash = ${hashOfLink(token)}`.execute(db);
  const [known] = rows;
  if (!known) throw new Problem('link-refused', 'This link is not valid.');
  const why = whyRefused(known, dayIn(timeZone, clock()));
  if (why) throw new Problem('link-refused', why);
  return known;
}

const ended: Record<LinkEnd, string> = {
  sent: 'The evaluation has been sent. Thank you.',
  written: 'The company has written the evaluation itself.',
  revoked: 'The company has taken this link back.',
  replaced: 'The company has sent another link since.',
  'handed on': 'The evaluation was handed on to a colleague.',
};

function whyRefused(known: Known, today: string): string | null {
  const { endedAs, state, openedAt, dueOn, until, moment } = known;
  if (endedAs) return ended[endedAs];
  if (!isRunning(state)) return 'The work has ended. It is no longer evaluated.';
  if (openedAt || !isWritable(dueOn, today)) return 'The time to write this evaluation is over.';
  if (today > until) return 'This link has expired. Ask the company for another one.';
  if (moment === 'final' && state !== 'Evaluating')
    return 'The work goes on. It is evaluated once it is done.';
  return null;
}

/** Ends the link of an evaluation, and forgets what was kept of it. @returns whether there was one */
export async function endLink(
  transaction: Database,
  id: number,
  moment: Moment,
  as: LinkEnd,
): Promise<boolean> {
  const { rows } = await sql`
    update evaluation_links set ended_as = ${as}, draft = null
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
