import { sql } from 'kysely';
import type {
  PlanAnswer,
  PlannedMilestone,
  PlanState,
} from '../../../../src/contract/engagements/plans.ts';
import { engagementAfter } from '../../../../src/machines/lifecycle/engagement.ts';
import type { Command } from '../../../platform/calls/command.ts';
import type { Database } from '../../../platform/database/open.ts';
import { allRows, execute } from '../../../platform/database/rows.ts';
import { orNotFound, Problem } from '../../../platform/http/problem.ts';
import { lockForMove } from '../../applications/move.ts';
import { followWork } from '../../projects/follow-work.ts';
import { runs } from '../columns.ts';
import { happened } from '../events/happened.ts';
import { shareDays, takeTeamDays } from '../extensions/team-days.ts';
import { lockTeam, newestVersion, teamKey } from '../lock.ts';
import { overtakeRequests } from '../next.ts';
import { planSoFar } from './propose.ts';
import { faultAgainst } from './rules.ts';

/**
 * Answers the newest version of a plan: agreed, it is in force; or a change is asked for.
 * @throws {Problem} `not-found`, `engagement-over`, `newer-version`, `move-not-allowed`, `invalid`
 */
export async function answerPlan(
  command: Command,
  id: number,
  version: number,
  { answer, note }: PlanAnswer,
): Promise<void> {
  const { transaction, by, at } = command;
  // Everything that may move a project locks it first.
  await lockForMove(transaction, id);
  const team = await lockTeam(command, id);
  const { engagement } = team;
  const { newest, agreed } = await planSoFar(transaction, id);
  const plan = orNotFound(newest);
  if (plan.version !== version) throw new Problem('newer-version');
  if (plan.state !== 'Proposed')
    throw new Problem('move-not-allowed', `This plan is ${plan.state}.`);
  if (answer === 'ask for a change') {
    await setPlanState(transaction, id, version, { state: 'Change asked for', answer: note, at });
    return happened(command, engagement, 'change asked for', { version, note });
  }
  const fault = faultAgainst(plan.milestones, agreed);
  if (fault) throw new Problem('move-not-allowed', `${fault.message} Ask for a change.`);
  const state = engagementAfter(engagement.state, 'agree', by.role);
  if (!state) throw new Problem('move-not-allowed');
  await setPlanState(transaction, id, version, { state: 'Agreed', answer: note, at });
  const { moved, added } = await putInForce(transaction, id, plan.milestones, at);
  await joinTeam(transaction, id);
  await takeTeamDays(transaction, team, added);
  await happened(command, engagement, 'plan agreed', { version, note }, { state });
  await shareDays(command, team, [...moved, ...added]);
  await followWork(command, engagement.projectId);
}

/** A milestone of an engagement, and a teammate's copy of it. */
interface Joined {
  readonly number: number;
  readonly mate: number;
  readonly mates: number;
}

/**
 * Copies the team's deliveries for milestones that are new to an engagement, with their reviews and objections, so that
 * its student is level with the teammates. Approvals and waivers stay the teammates' own. The team must be locked, so
 * that nobody delivers or reviews meanwhile.
 */
async function joinTeam(transaction: Database, id: number): Promise<void> {
  const rows = await allRows<Joined>(transaction)`
    select distinct on (m.number) m.number, o.engagement_id as mate, o.number as mates
    from milestones m
      join applications own on own.id = m.engagement_id
      join applications b on b.project_id = own.project_id and b.id <> own.id
      join engagements e on e.id = b.id and ${runs}
      join milestones o on o.engagement_id = b.id and o.by = 'team' and o.state in ('Submitted', 'Changes asked for')
        and ${teamKey(sql`o.title`)} = ${teamKey(sql`m.title`)}
    where m.engagement_id = ${id} and m.by = 'team' and m.state = 'Planned' and ${newestVersion} = 0
    order by m.number, o.engagement_id`;
  for (const joined of rows) await takeOver(transaction, id, joined);
}

async function takeOver(
  transaction: Database,
  id: number,
  { number, mate, mates }: Joined,
): Promise<void> {
  const theirs = sql`engagement_id = ${mate} and milestone = ${mates}`;
  await execute(transaction)`
    insert into deliveries (engagement_id, milestone, version, words, links, sha256, at, account_id)
    select ${id}, ${number}, version, words, links, sha256, at, account_id from deliveries where ${theirs}`;
  await execute(transaction)`
    insert into delivery_files (engagement_id, milestone, version, place, file_id)
    select ${id}, ${number}, version, place, file_id from delivery_files where ${theirs}`;
  await execute(transaction)`
    insert into reviews (engagement_id, milestone, version, verdict, words, notes, at, account_id)
    select ${id}, ${number}, version, verdict, words, notes, at, account_id from reviews where ${theirs}`;
  await execute(transaction)`
    insert into objections (engagement_id, milestone, version, account_id, reason, at)
    select ${id}, ${number}, version, account_id, reason, at from objections where ${theirs}`;
  await execute(transaction)`
    update milestones m set state = o.state, since = o.since from milestones o
    where m.engagement_id = ${id} and m.number = ${number} and o.engagement_id = ${mate} and o.number = ${mates}`;
}

const setPlanState = (
  transaction: Database,
  id: number,
  version: number,
  { state, answer, at }: { state: PlanState; answer: string; at: Date },
) =>
  execute(transaction)`
    update plan_versions set state = ${state}, answer = ${answer}, answered_at = ${at}
    where engagement_id = ${id} and version = ${version}`;

/**
 * Puts a plan in force: what it has is added or changed, what it leaves out goes. What was delivered stays as it is; a
 * request for more time that waits is overtaken where the day becomes another one.
 * @returns the numbers of what has another day now, and of what is new
 */
async function putInForce(
  transaction: Database,
  id: number,
  milestones: readonly PlannedMilestone[],
  at: Date,
): Promise<{ moved: number[]; added: number[] }> {
  const numbers = milestones.map(({ number }) => number);
  await execute(transaction)`
    delete from milestones where engagement_id = ${id} and number <> all(${numbers}::int[])`;
  const days = await allRows<{ number: number; dueOn: string }>(transaction)`
    select number, due_on::text as "dueOn" from milestones where engagement_id = ${id}`;
  const planned = new Map(milestones.map(({ number, dueOn }) => [number, dueOn]));
  const moved = days
    .filter(({ number, dueOn }) => planned.get(number) !== dueOn)
    .map(({ number }) => number);
  const added = numbers.filter((number) => !days.some((known) => known.number === number));
  await overtakeRequests(transaction, id, moved);
  await execute(transaction)`
    insert into milestones (engagement_id, number, place, title, deliverable, by, due_on, first_due_on, since)
    select ${id}, (m ->> 'number')::int, place, m ->> 'title', m ->> 'deliverable', m ->> 'by', (m ->> 'dueOn')::date,
      (m ->> 'dueOn')::date, ${at}
    from jsonb_array_elements(${JSON.stringify(milestones)}::jsonb) with ordinality as planned (m, place)
    on conflict (engagement_id, number) do update
      set place = excluded.place, title = excluded.title, deliverable = excluded.deliverable, by = excluded.by,
        due_on = excluded.due_on`;
  return { moved, added };
}
