import { sql } from 'kysely';
import {
  type EvaluationForm,
  type Moment,
  recommendationMissing,
  type ShownSkill,
} from '../../../src/contract/evaluations/evaluations.ts';
import type { Side } from '../../../src/contract/evaluations/rubric.ts';
import { skillsIn } from '../../../src/contract/projects/skill-list.ts';
import { versionAt } from '../../../src/contract/version-read.ts';
import type { Command, ProductAct } from '../../platform/calls/command.ts';
import { asInstant } from '../../platform/database/expressions.ts';
import type { Database } from '../../platform/database/open.ts';
import { execute, firstRow } from '../../platform/database/rows.ts';
import { requireLatest } from '../../platform/http/if-match.ts';
import { badField } from '../../platform/http/problem.ts';
import { lockForMove } from '../applications/move.ts';
import { sidesOf } from '../engagements/columns.ts';
import { type KnownEngagement, lockEngagement } from '../engagements/lock.ts';
import { endLink } from './links/link.ts';
import { openRound } from './open.ts';
import { lockWritable, sideOf, writtenBy } from './rounds.ts';
import { currentRubric } from './rubric.ts';

/**
 * Writes one side's evaluation of the other, or replaces it while it is sealed.
 * @param version of the side's text as it was read; null if the caller does not send it
 * @throws {Problem} `not-found`, `engagement-over`, `move-not-allowed`, `invalid`, `changed`
 */
export async function evaluate(
  command: Command,
  id: number,
  moment: Moment,
  form: EvaluationForm,
  version: string | null,
): Promise<void> {
  const { transaction, by } = command;
  await lockForMove(transaction, id);
  const engagement = await lockEngagement(command, id);
  await requireOwnRead(command, id, moment, version);
  const writer = { side: sideOf(by), accountId: by.accountId };
  await writeEvaluation(command, engagement, moment, form, writer);
}

/** Replacing a colleague's evaluation requires having read it. @throws {Problem} `changed` */
async function requireOwnRead(
  { transaction, by }: Command,
  id: number,
  moment: Moment,
  version: string | null,
): Promise<void> {
  const written = await firstRow<{ accountId: number | null; by: string | null; at: string }>(
    transaction,
  )`
    select v.account_id as "accountId", ${writtenBy} as by, ${asInstant(sql`v.at`)} as at
    from evaluations v ${sidesOf(sql`v.engagement_id`)}
    where v.engagement_id = ${id} and v.moment = ${moment} and v.side = ${sideOf(by)}`;
  if (!written || written.accountId === by.accountId) return;
  requireLatest(
    version,
    versionAt(written.at),
    `${written.by ?? 'Somebody of your company'} wrote this evaluation after you opened it. Read it, then save yours to replace it.`,
  );
}

interface Writer {
  readonly side: Side;
  readonly accountId?: number;
  /** Name of an author without an account, asked by a link. */
  readonly name?: string;
  /** True if the company did not ask the author itself. It then opens on its day and not before. */
  readonly isHandedOn?: boolean;
}

/**
 * Writes an evaluation for any author. Nobody is notified and the engagement does not change, because the other side
 * must not learn of it. The second one opens both. The project, application and engagement must be locked.
 * @throws {Problem} `move-not-allowed`, `invalid`
 */
export async function writeEvaluation(
  act: ProductAct,
  engagement: KnownEngagement,
  moment: Moment,
  form: EvaluationForm,
  { side, accountId, name, isHandedOn = false }: Writer,
): Promise<void> {
  const { transaction, at } = act;
  const { id } = engagement;
  const isAsked = moment === 'final' && side === 'company';
  if (form.rubric !== (await currentRubric(transaction)).version)
    throw badField('rubric', 'The questions have changed in the meantime. Reload the page.');
  if (isAsked !== (form.recommends !== '')) throw badField('recommends', recommendationMissing);
  const round = await lockWritable(act, engagement, moment);
  const { rubric, steps, because, words, again, recommends, toOffice } = form;
  const skills = isAsked ? await shownSkills(transaction, id, form.skills) : [];
  await execute(transaction)`
    insert into evaluations (engagement_id, moment, side, rubric, steps, because, words, again, recommends, skills,
      to_office, at, account_id, written_by, handed_on)
    values (${id}, ${moment}, ${side}, ${rubric}, ${JSON.stringify(steps)}, ${JSON.stringify(because)}, ${words}, ${again},
      ${recommends}, ${JSON.stringify(skills)}, ${toOffice}, ${at}, ${accountId ?? null}, ${name ?? null}, ${isHandedOn})
    on conflict (engagement_id, moment, side) do update set rubric = excluded.rubric, steps = excluded.steps,
      because = excluded.because, words = excluded.words, again = excluded.again, recommends = excluded.recommends,
      skills = excluded.skills, to_office = excluded.to_office, at = excluded.at, account_id = excluded.account_id,
      written_by = excluded.written_by, handed_on = excluded.handed_on`;
  if (side === 'company') await endLink(transaction, id, moment, name ? 'sent' : 'written');
  const isOtherIn = round.written.some((one) => one.side !== side && !one.isHandedOn);
  if (isOtherIn && !isHandedOn) await openRound(act, engagement, moment);
}

/**
 * The skills that a company confirms, each with the milestone that showed it.
 * @throws {Problem} `invalid` for a skill that the project did not ask for, and for a milestone that is not approved
 */
async function shownSkills(
  transaction: Database,
  id: number,
  skills: readonly ShownSkill[],
): Promise<ShownSkill[]> {
  const row = await firstRow<{ asked: string; approved: number[] }>(transaction)`
    select p.skills as asked, array(
      select m.number from milestones m where m.engagement_id = a.id and m.state = 'Approved') as approved
    from applications a join projects p on p.id = a.project_id where a.id = ${id}`;
  const { asked, approved } = row!;
  const known = skillsIn(asked);
  skills.forEach(({ name, milestone }, at) => {
    if (!known.includes(name))
      throw badField(`skills.${at}.name`, 'The project does not ask for this skill any more.');
    if (milestone !== null && !approved.includes(milestone))
      throw badField(`skills.${at}.milestone`, 'Choose a milestone that you approved.');
  });
  return skills.filter(({ milestone }) => milestone !== null);
}
