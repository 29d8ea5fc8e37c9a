import type {
  EvaluationForm,
  Moment,
  ShownSkill,
} from '../../../src/contract/evaluations/evaluations.ts';
import type { Side } from '../../../src/contract/evaluations/rubric.ts';
import { skillsIn } from '../../../src/contract/projects/skill-list.ts';
import type { Command, ProductAct } from '../../platform/calls/command.ts';
import type { Database } from '../../platform/database/open.ts';
import { execute, firstRow } from '../../platform/database/rows.ts';
import { badField } from '../../platform/http/problem.ts';
import { lockForMove } from '../applications/move.ts';
import { type KnownEngagement, lockEngagement } from '../engagements/lock.ts';
import { endLink } from './links/link.ts';
import { openRound } from './open.ts';
import { lockWritable, sideOf } from './rounds.ts';
import { currentRubric } from './rubric.ts';

/**
 * Writes one side's evaluation of the other, or writes it anew while it is sealed.
 * @throws {Problem} `not-found`, `engagement-over`, `move-not-allowed`, `invalid`
 */
export async function evaluate(
  command: Command,
  id: number,
  moment: Moment,
  form: EvaluationForm,
): Promise<void> {
  const { transaction, by } = command;
  await lockForMove(transaction, id);
  const engagement = await lockEngagement(command, id);
  const writer = { side: sideOf(by), accountId: by.accountId };
  await writeEvaluation(command, engagement, moment, form, writer);
}

/**
 * Writes it whoever writes. Nobody is told and the engagement stays as it is: the other side must not hear of it. With the
 * second one both open. Project, application and engagement are locked.
 * @throws {Problem} `move-not-allowed`, `invalid`
 */
export async function writeEvaluation(
  act: ProductAct,
  engagement: KnownEngagement,
  moment: Moment,
  form: EvaluationForm,
  /** An account, or somebody who was asked by a link and has only a name here. */
  { side, accountId, name }: { side: Side; accountId?: number; name?: string },
): Promise<void> {
  const { transaction, at } = act;
  const { id } = engagement;
  const isAsked = moment === 'final' && side === 'company';
  if (form.rubric !== (await currentRubric(transaction)).version)
    throw badField('rubric', 'The questions have changed in the meantime. Reload the page.');
  if (isAsked !== (form.recommends !== ''))
    throw badField('recommends', 'Choose whether the work is completed.');
  const round = await lockWritable(act, engagement, moment);
  const { rubric, steps, because, words, again, recommends, toOffice } = form;
  const skills = isAsked ? await shownSkills(transaction, id, form.skills) : [];
  await execute(transaction)`
    insert into evaluations (engagement_id, moment, side, rubric, steps, because, words, again, recommends, skills,
      to_office, disclosed, at, account_id, written_by)
    values (${id}, ${moment}, ${side}, ${rubric}, ${JSON.stringify(steps)}, ${JSON.stringify(because)}, ${words}, ${again},
      ${recommends}, ${JSON.stringify(skills)}, ${toOffice}, ${act.evaluation.disclosed}, ${at}, ${accountId ?? null}, ${name ?? null})
    on conflict (engagement_id, moment, side) do update set rubric = excluded.rubric, steps = excluded.steps,
      because = excluded.because, words = excluded.words, again = excluded.again, recommends = excluded.recommends,
      skills = excluded.skills, to_office = excluded.to_office, disclosed = excluded.disclosed, at = excluded.at, account_id = excluded.account_id,
      written_by = excluded.written_by`;
  if (side === 'company') await endLink(transaction, id, moment, name ? 'sent' : 'written');
  const isOtherIn = round.written.some((one) => one.side !== side);
  if (isOtherIn) await openRound(act, engagement, moment);
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
