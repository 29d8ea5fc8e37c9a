import { sql } from 'kysely';
import type { Hindrance, Proof, Showing } from '../../../src/contract/credentials/credentials.ts';
import { issuedAtMost } from '../../../src/contract/credentials/credentials.ts';
import type { Command } from '../../platform/calls/command.ts';
import type { Person } from '../../platform/calls/person.ts';
import { asInstant } from '../../platform/database/expressions.ts';
import type { Database } from '../../platform/database/open.ts';
import { firstRow } from '../../platform/database/rows.ts';
import { Problem } from '../../platform/http/problem.ts';
import { happenedIn } from '../engagements/columns.ts';
import { findEngagement, holdEngagement, type KnownEngagement } from '../engagements/lock.ts';
import { outcomeOf } from '../evaluations/outcome.ts';
import { isListed, lastDelivery, showable } from './issue/facts.ts';
import { wantCredential } from './issue/want.ts';
import { signingKeys } from './keys/keys.ts';
import { credentialColumns, credentialJoins } from './listing.ts';
import type { CredentialServices, CredentialSettings } from './settings.ts';
import { evidenceLength, wantShown } from './showings.ts';

/** A reader for the product's own reads. */
export const nobody = { accountId: 0 };

/** Reads the proof of completed work as this person may see it. @throws {Problem} `not-found`, also for a stranger's */
export async function proofOf(
  services: CredentialSettings,
  id: number,
  by: Person,
): Promise<Proof> {
  const { db } = services;
  const engagement = await findEngagement(db, id, by);
  const row = await firstRow<Omit<Proof, keyof Issuable>>(db)`
    select
      exists (select from credentials k where k.engagement_id = e.id and k.issued_at is null) as "isWanted",
      a.student_id = ${by.accountId} and ${isListed} as "isOnPortfolio",
      coalesce((
        select json_agg(json_build_object('milestone', m.number, 'title', m.title, 'characters', ${evidenceLength}) order by m.place)
        from milestones m ${lastDelivery} where m.engagement_id = e.id and m.state = 'Approved'), '[]') as deliveries,
      coalesce(v.words, '') as words, coalesce(v.written_by, w.name) as "wordsBy", v.steps is not null as "hasSteps", p.confidentiality,
      case when mine.side is not null then
        json_build_object('deliveries', mine.deliveries, 'words', mine.words, 'steps', mine.steps) end as wanted,
      case when theirs.side is not null then
        json_build_object('deliveries', theirs.deliveries, 'words', theirs.words) end as allowed,
      ${asInstant(sql`theirs.at`)} as "allowedAt",
      (select json_build_object('at', ${asInstant(sql`f.asked_at`)}, 'remindedAt', ${asInstant(sql`f.reminded_at`)})
        from credential_offers f where f.engagement_id = e.id) as "studentAsked",
      case when e.next = 'allow showing' then
        json_build_object('at', ${asInstant(sql`e.turn_since`)}, 'remindedAt', ${asInstant(remindedAt)}) end as "companyAsked",
      coalesce((
        select json_agg(o order by o."issuedAt" desc) from (
          select ${credentialColumns} ${credentialJoins}
          where k.engagement_id = e.id and k.issued_at is not null order by k.issued_at desc limit ${sql.lit(issuedAtMost)}) o), '[]')
        as issued
    from engagements e join applications a on a.id = e.id join projects p on p.id = a.project_id ${showable(sql`e.id`)}
      left join company_members w on w.account_id = v.account_id
    where e.id = ${id}`;
  return { ...(await standingOf(services, db, engagement)), ...row! };
}

/** Last reminder to the company of `engagements e`, by time or by an admin. */
const remindedAt = sql`greatest(
  (select max(r.sent_on)::timestamptz from work_reminders r
    where r.engagement_id = e.id and r.about = e.next and r.since = e.turn_since),
  (select max(x.at) ${happenedIn(sql`e.id`, 'reminded')} and x.at >= e.turn_since))`;

const sentences: Record<Hindrance, string> = {
  'no key': 'The programme cannot issue credentials at the moment.',
  'not completed': 'A credential is issued for completed work only.',
  'may change': 'The outcome can still change. A credential is issued once it is final.',
  barred: 'The programme’s office has stopped new credentials for this work.',
  'too many': `This work has had as many credentials as it can have: ${issuedAtMost}.`,
};

type Issuable = Pick<Proof, 'hindrance' | 'objectUntil'>;

/**
 * Explains why no credential can be issued now; null if one can. Work completed before there were evaluations has no
 * outcome and is final.
 */
async function standingOf(
  services: CredentialSettings,
  transaction: Database,
  { id, state }: KnownEngagement,
): Promise<Issuable> {
  const { clock, timeZone, publicOrigin, sealKey } = services;
  const outcome = await outcomeOf({ transaction, by: nobody, at: clock(), timeZone }, id);
  const objectUntil = outcome?.objectUntil ?? null;
  const hindered = (hindrance: Hindrance | null): Issuable => ({ hindrance, objectUntil });
  if (state !== 'Completed') return hindered('not completed');
  if (outcome && !outcome.isFinal) return hindered('may change');
  const keys = await signingKeys(transaction, publicOrigin, sealKey);
  if (typeof keys === 'string') return hindered('no key');
  const row = await firstRow<{ issued: number; mayBeRenewed: boolean | null }>(transaction)`
    select count(*)::int as issued,
      (array_agg(may_be_renewed order by issued_at desc nulls first))[1] as "mayBeRenewed"
    from credentials where engagement_id = ${id}`;
  const { issued, mayBeRenewed } = row!;
  if (mayBeRenewed === false) return hindered('barred');
  return hindered(issued < issuedAtMost ? null : 'too many');
}

/**
 * Has a credential issued that shows what the student chooses and the company lets be shown.
 * @throws {Problem} `not-found`, `move-not-allowed`
 */
export async function askForCredential(
  command: Command & CredentialServices,
  id: number,
  wanted: Showing,
): Promise<string> {
  const engagement = await holdEngagement(command, id);
  const { hindrance } = await standingOf(command, command.transaction, engagement);
  if (hindrance) throw new Problem('move-not-allowed', sentences[hindrance]);
  await wantShown(command, engagement, wanted);
  await wantCredential(command, engagement);
  await command.credentialJobs.issuing.send(command.transaction, {});
  return 'Your credential is being issued.';
}
