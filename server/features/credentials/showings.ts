import { sql } from 'kysely';
import type { Allowance, Showing } from '../../../src/contract/credentials/credentials.ts';
import { tooMuchEvidence } from '../../../src/contract/credentials/credentials.ts';
import { versionAt } from '../../../src/contract/version-read.ts';
import type { Command } from '../../platform/calls/command.ts';
import { asInstant } from '../../platform/database/expressions.ts';
import { allRows, execute, firstRow } from '../../platform/database/rows.ts';
import { requireVersion } from '../../platform/http/if-match.ts';
import { badField, Problem } from '../../platform/http/problem.ts';
import { happened } from '../engagements/events/happened.ts';
import { holdEngagement, type KnownEngagement } from '../engagements/lock.ts';
import { noteChange } from '../engagements/next.ts';
import { lastDelivery, showable } from './issue/facts.ts';

/** Length of a delivery's evidence, in characters. */
export const evidenceLength = sql`coalesce(length(d.words) + length(array_to_string(d.links, '  ')), 0)`;

/** Saves the items a side allows to be shown. @throws {Problem} `invalid` for a delivery that is not approved */
async function saveShowing(
  { transaction, by, at }: Command,
  id: number,
  side: 'student' | 'company',
  { deliveries, words, steps = false }: Allowance & Partial<Showing>,
): Promise<void> {
  const rows = await allRows<{ number: number; characters: number }>(transaction)`
    select m.number, ${evidenceLength} as characters from milestones m ${lastDelivery}
    where m.engagement_id = ${id} and m.state = 'Approved'`;
  const approved = new Map(rows.map(({ number, characters }) => [number, characters]));
  deliveries.forEach((number, at) => {
    if (!approved.has(number))
      throw badField(`deliveries.${at}`, 'Choose deliveries that were approved.');
  });
  const characters = [...new Set(deliveries)].reduce((sum, one) => sum + approved.get(one)!, 0);
  const tooMuch = side === 'student' && tooMuchEvidence(characters);
  if (tooMuch) throw badField('deliveries', tooMuch);
  await execute(transaction)`
    insert into showings (engagement_id, side, deliveries, words, steps, at, account_id)
    values (${id}, ${side}, ${[...deliveries]}, ${words}, ${steps}, ${at}, ${by.accountId})
    on conflict (engagement_id, side) do update set deliveries = excluded.deliveries, words = excluded.words,
      steps = excluded.steps, at = excluded.at, account_id = excluded.account_id`;
  await execute(transaction)`
    update credentials k set shown = array(
      select number from unnest(k.evidence) as number where 2 = (
        select count(*) from showings s where s.engagement_id = k.engagement_id and number = any(s.deliveries)))
    where k.engagement_id = ${id} and k.issued_at is not null and k.revoked_at is null`;
}

interface Showable {
  /** Number of approved deliveries. */
  readonly deliveries: number;
  readonly hasWords: boolean;
  /** True if the company was asked for its permission, and if it has answered. */
  readonly isAsked: boolean;
  readonly isAnswered: boolean;
}

const showableOf = async ({ transaction }: Command, id: number): Promise<Showable> =>
  (await firstRow<Showable>(transaction)`
    select (select count(*)::int from milestones m where m.engagement_id = e.id and m.state = 'Approved') as deliveries,
      coalesce(v.words, '') <> '' as "hasWords", e.next is not distinct from 'allow showing' as "isAsked",
      theirs.side is not null as "isAnswered"
    from engagements e ${showable(sql`e.id`)} where e.id = ${id}`)!;

/** Completed work that this person may show, or let be shown. @throws {Problem} `not-found`, `move-not-allowed` */
async function holdCompleted(command: Command, id: number): Promise<KnownEngagement> {
  const engagement = await holdEngagement(command, id);
  if (engagement.state === 'Completed') return engagement;
  throw new Problem('move-not-allowed', 'Only completed work can be shown.');
}

/** Chooses for a student what to show on their portfolio, without a new credential. @throws {Problem} `not-found`, `move-not-allowed`, `invalid` */
export const chooseShown = async (command: Command, id: number, wanted: Showing): Promise<void> =>
  wantShown(command, await holdCompleted(command, id), wanted);

/** Keeps what a student wants to show. Its company is asked about it, unless it has said what may be shown. @throws {Problem} `invalid` */
export async function wantShown(
  command: Command,
  engagement: KnownEngagement,
  wanted: Showing,
): Promise<void> {
  const { id } = engagement;
  const { hasWords, isAsked, isAnswered } = await showableOf(command, id);
  const words = wanted.words && hasWords;
  await saveShowing(command, id, 'student', { ...wanted, words });
  const asks = words || wanted.deliveries.length > 0;
  if (!asks || isAsked || isAnswered) return noteChange(command, id);
  await happened(command, engagement, 'showing asked for', {});
}

/**
 * Sets the items of the work that a company allows to be shown: at once on the student's page, and in later
 * credentials. An admin may do it if the company does not.
 * @param version of the allowed items as they were read; null if the caller does not send it
 * @throws {Problem} `not-found`, `move-not-allowed`, `changed`
 */
export async function allowShowing(
  command: Command,
  id: number,
  allowed: Allowance,
  version: string | null,
): Promise<void> {
  const { transaction } = command;
  const engagement = await holdCompleted(command, id);
  const before = await firstRow<Allowance & { at: string }>(transaction)`
    select deliveries, words, ${asInstant(sql`at`)} as at from showings where engagement_id = ${id} and side = 'company'`;
  const now = { ...before, version: versionAt(before?.at) };
  requireVersion(version, now, allowed, { deliveries: 'deliveries', words: 'words' });
  await saveShowing(command, id, 'company', allowed);
  if (before && isSame(before, allowed)) return;
  const { deliveries: approved, hasWords } = await showableOf(command, id);
  const words = allowed.words && hasWords;
  const { deliveries } = allowed;
  await happened(command, engagement, 'showing answered', {
    deliveries: [...deliveries],
    words,
    approved,
  });
}

const isSame = (one: Allowance, other: Allowance): boolean =>
  one.words === other.words &&
  one.deliveries.toSorted().join() === [...new Set(other.deliveries)].toSorted().join();
