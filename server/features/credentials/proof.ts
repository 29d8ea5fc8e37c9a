import { sql } from 'kysely';
import type {
  Allowance,
  Hindrance,
  Proof,
  Showing,
} from '../../../src/contract/credentials/credentials.ts';
import { issuedAtMost } from '../../../src/contract/credentials/credentials.ts';
import type { Command } from '../../platform/calls/command.ts';
import type { Person } from '../../platform/calls/person.ts';
import type { Database } from '../../platform/database/open.ts';
import { allRows, execute, firstRow } from '../../platform/database/rows.ts';
import { badField, Problem } from '../../platform/http/problem.ts';
import { findEngagement, holdEngagement, type KnownEngagement } from '../engagements/lock.ts';
import { outcomeOf } from '../evaluations/outcome.ts';
import { isListed, showable } from './issue/facts.ts';
import { wantCredential } from './issue/want.ts';
import { signingKeys } from './keys/keys.ts';
import { credentialColumns, credentialJoins } from './listing.ts';
import type { CredentialServices, CredentialSettings } from './settings.ts';

/** Whoever reads for the product itself. */
export const nobody = { accountId: 0 };

/** What proves completed work, as this person may read it. @throws {Problem} `not-found`, also for a stranger's */
export async function proofOf(
  services: CredentialSettings,
  id: number,
  by: Person,
): Promise<Proof> {
  const { db } = services;
  const engagement = await findEngagement(db, id, by);
  const row = await firstRow<Omit<Proof, 'hindrance'>>(db)`
    select
      exists (select from credentials k where k.engagement_id = e.id and k.issued_at is null) as "isWanted",
      a.student_id = ${by.accountId} and ${isListed} as "isOnPortfolio",
      coalesce((
        select json_agg(json_build_object('milestone', m.number, 'title', m.title) order by m.place)
        from milestones m where m.engagement_id = e.id and m.state = 'Approved'), '[]') as deliveries,
      coalesce(v.words, '') as words, v.steps is not null as "hasSteps", p.confidentiality,
      case when mine.side is not null then
        json_build_object('deliveries', mine.deliveries, 'words', mine.words, 'steps', mine.steps) end as wanted,
      case when theirs.side is not null then
        json_build_object('deliveries', theirs.deliveries, 'words', theirs.words) end as allowed,
      coalesce((
        select json_agg(o order by o."issuedAt" desc) from (
          select ${credentialColumns} ${credentialJoins}
          where k.engagement_id = e.id and k.issued_at is not null order by k.issued_at desc limit ${sql.lit(issuedAtMost)}) o), '[]')
        as issued
    from engagements e join applications a on a.id = e.id join projects p on p.id = a.project_id ${showable(sql`e.id`)}
    where e.id = ${id}`;
  return { hindrance: await hindranceOf(services, db, engagement), ...row! };
}

const sentences: Record<Hindrance, string> = {
  'no key': 'The programme cannot issue credentials at the moment.',
  'not completed': 'A credential is issued for completed work only.',
  'may change': 'The outcome can still change. A credential is issued once it is final.',
  barred: 'The programme’s office has stopped new credentials for this work.',
  'too many': `This work has had as many credentials as it can have: ${issuedAtMost}.`,
};

/** Why no credential can be issued now; null where one can. What was completed before evaluations has no outcome, and is final. */
async function hindranceOf(
  services: CredentialSettings,
  transaction: Database,
  { id, state }: KnownEngagement,
): Promise<Hindrance | null> {
  if (state !== 'Completed') return 'not completed';
  const { clock, timeZone, publicOrigin, sealKey } = services;
  const outcome = await outcomeOf({ transaction, by: nobody, at: clock(), timeZone }, id);
  if (outcome && !outcome.isFinal) return 'may change';
  const keys = await signingKeys(transaction, publicOrigin, sealKey);
  if (typeof keys === 'string') return 'no key';
  const row = await firstRow<{ issued: number; mayBeRenewed: boolean | null }>(transaction)`
    select count(*)::int as issued,
      (array_agg(may_be_renewed order by issued_at desc nulls first))[1] as "mayBeRenewed"
    from credentials where engagement_id = ${id}`;
  const { issued, mayBeRenewed } = row!;
  if (mayBeRenewed === false) return 'barred';
  return issued < issuedAtMost ? null : 'too many';
}

/** What a side lets be shown of completed work. @throws {Problem} `invalid` for a delivery that is not approved */
async function saveShowing(
  { transaction, by, at }: Command,
  id: number,
  side: 'student' | 'company',
  { deliveries, words, steps = false }: Allowance & Partial<Showing>,
): Promise<void> {
  const rows = await allRows<{ number: number }>(transaction)`
    select number from milestones where engagement_id = ${id} and state = 'Approved'`;
  deliveries.forEach((number, at) => {
    if (!rows.some((approved) => approved.number === number))
      throw badField(`deliveries.${at}`, 'Choose deliveries that were approved.');
  });
  await execute(transaction)`
    insert into showings (engagement_id, side, deliveries, words, steps, at, account_id)
    values (${id}, ${side}, ${[...deliveries]}, ${words}, ${steps}, ${at}, ${by.accountId})
    on conflict (engagement_id, side) do update set deliveries = excluded.deliveries, words = excluded.words,
      steps = excluded.steps, at = excluded.at, account_id = excluded.account_id`;
}

/**
 * Says for a company what may be shown of work: at once on the student's page, and in credentials that are issued from now on.
 * @throws {Problem} `not-found`, `move-not-allowed`
 */
export async function allowShowing(
  command: Command,
  id: number,
  allowed: Allowance,
): Promise<void> {
  const { state } = await holdEngagement(command, id);
  if (state !== 'Completed')
    throw new Problem('move-not-allowed', 'Only completed work can be shown.');
  await saveShowing(command, id, 'company', allowed);
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
  const hindrance = await hindranceOf(command, command.transaction, engagement);
  if (hindrance) throw new Problem('move-not-allowed', sentences[hindrance]);
  await saveShowing(command, id, 'student', wanted);
  await wantCredential(command, engagement);
  await command.credentialJobs.issuing.send(command.transaction, {});
  return 'Your credential is being issued.';
}
