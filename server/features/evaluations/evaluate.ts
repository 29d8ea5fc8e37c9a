import { sql } from 'kysely';
import type { EvaluationForm, Moment } from '../../../src/contract/evaluations/evaluations.ts';
import { currentRubric } from '../../../src/contract/evaluations/rubric.ts';
import { isWritable } from '../../../src/machines/lifecycle/evaluation.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { Command } from '../../platform/calls/command.ts';
import { badField, Problem } from '../../platform/http/problem.ts';
import { dayIn } from '../../platform/jobs/programme-day.ts';
import { lockForMove } from '../applications/move.ts';
import { auditSubject, lockEngagement } from '../engagements/lock.ts';
import { openRound } from './open.ts';
import { lockRound, sideOf } from './rounds.ts';
import { shownSkills } from './skills.ts';

/**
 * Writes one side's evaluation of the other, or writes it anew while it is sealed. Nobody is told and the engagement stays
 * as it is: the other side must not hear of it. With the second one both open.
 * @throws {Problem} `not-found`, `engagement-over`, `move-not-allowed`, `invalid`
 */
export async function evaluate(
  command: Command,
  id: number,
  moment: Moment,
  form: EvaluationForm,
): Promise<void> {
  const { transaction, by, at, timeZone } = command;
  const side = sideOf(by);
  const isAsked = moment === 'final' && side === 'company';
  if (form.rubric !== currentRubric)
    throw badField('rubric', 'The questions have changed meanwhile. Load the page again.');
  if (isAsked !== (form.recommends !== ''))
    throw badField('recommends', 'Choose whether the work is completed.');
  await lockForMove(transaction, id);
  const engagement = await lockEngagement(command, id);
  const round = await lockRound(transaction, id, moment);
  if (round.openedAt || !isWritable(round.dueOn, dayIn(timeZone, at)))
    throw new Problem('move-not-allowed', 'The evaluations are open, and nothing in them changes.');
  if (moment === 'final' && engagement.state !== 'Evaluating')
    throw new Problem('move-not-allowed', 'The work goes on. It is evaluated once it is done.');
  const { rubric, steps, because, words, again, recommends, toOffice } = form;
  const skills = isAsked ? await shownSkills(transaction, id, form.skills) : [];
  await sql`
    insert into evaluations (engagement_id, moment, side, rubric, steps, because, words, again, recommends, skills,
      to_office, at, account_id)
    values (${id}, ${moment}, ${side}, ${rubric}, ${JSON.stringify(steps)}, ${JSON.stringify(because)}, ${words}, ${again},
      ${recommends}, ${JSON.stringify(skills)}, ${toOffice}, ${at}, ${by.accountId})
    on conflict (engagement_id, moment, side) do update set rubric = excluded.rubric, steps = excluded.steps,
      because = excluded.because, words = excluded.words, again = excluded.again, recommends = excluded.recommends,
      skills = excluded.skills, to_office = excluded.to_office, at = excluded.at, account_id = excluded.account_id`.execute(
    transaction,
  );
  await audit(command, { act: 'evaluated', ...auditSubject(engagement), after: { moment } });
  const isOtherIn = round.written.some((one) => one.side !== side);
  if (isOtherIn) await openRound(command, engagement, moment);
}
