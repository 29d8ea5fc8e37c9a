import { sql } from 'kysely';
import type { EngineeringType } from '../../src/contract/accounts/people.ts';
import { daysLater } from '../../src/contract/days.ts';
import type { MilestoneState } from '../../src/contract/engagements/deliveries.ts';
import type { EngagementState } from '../../src/contract/engagements/engagements.ts';
import { type EngagementMove, engagementAfter } from '../../src/machines/lifecycle/engagement.ts';
import { evaluationOpensOn, objectedWithin } from '../../src/machines/lifecycle/evaluation.ts';
import {
  isSettled,
  type MilestoneMove,
  milestoneAfter,
} from '../../src/machines/lifecycle/milestone.ts';
import type { Mover } from '../../src/machines/lifecycle/mover.ts';
import { deliveryWords } from '../demo/work/delivery-words.ts';
import type { Database } from '../platform/database/open.ts';

interface Work {
  readonly id: number;
  readonly state: EngagementState;
  readonly opened_at: string;
  readonly accepted_at: string;
  readonly type: EngineeringType;
  readonly start_date: string;
  readonly events: readonly {
    event: string;
    at: string;
    milestone: number | null;
    version: number | null;
  }[];
  readonly plans: readonly {
    proposed_at: string;
    milestones: readonly { number: number; title: string; dueOn: string }[];
  }[];
  readonly deliveries: readonly { milestone: number; words: string }[];
  readonly check_ins: readonly { at: string }[];
  readonly rounds: readonly { asked_at: string; due_on: string; opened_at: string | null }[];
  readonly evaluations: readonly { side: string; at: string }[];
  readonly academic: readonly { at: string }[];
  readonly outcomes: readonly { at: string }[];
  readonly objections: readonly { at: string }[];
}

const moves: Partial<Record<string, readonly [MilestoneMove, Mover]>> = {
  delivered: ['deliver', 'Student'],
  approved: ['approve', 'Company'],
  'changes asked for': ['ask for changes', 'Company'],
  waived: ['waive', 'Company'],
};
const ends: Partial<Record<string, readonly [EngagementMove, Mover]>> = {
  'plan agreed': ['agree', 'Student'],
  completed: ['complete', 'system'],
  'not completed': ['not complete', 'system'],
  'ended early': ['end', 'Company'],
};

/** Where the work of a filled database says what could not have happened: a sentence each, with the number of the work. */
export async function contradictionsIn(db: Database): Promise<string[]> {
  const { rows } = await sql<Work>`
    select e.id, e.state, e.opened_at::text, p.engineering_type as type, p.start_date::text,
      (select min(v.at)::text from events v where v.about = 'application' and v.about_id = e.id and v.facts ->> 'to' = 'Accepted') as accepted_at,
      (select json_agg(json_build_object('event', v.kind, 'at', v.at, 'milestone', (v.facts ->> 'milestone')::int)
        order by v.at, v.id) from events v where v.about = 'engagement' and v.about_id = e.id) as events,
      (select coalesce(json_agg(v), '[]') from plan_versions v where v.engagement_id = e.id) as plans,
      (select coalesce(json_agg(json_build_object('milestone', m.number, 'words', v.words)), '[]')
        from milestones m join deliveries v on v.series = m.series where m.engagement_id = e.id) as deliveries,
      (select coalesce(json_agg(v), '[]') from check_ins v where v.engagement_id = e.id) as check_ins,
      (select coalesce(json_agg(v), '[]') from evaluation_rounds v where v.engagement_id = e.id) as rounds,
      (select coalesce(json_agg(v), '[]') from evaluations v where v.engagement_id = e.id) as evaluations,
      (select coalesce(json_agg(v), '[]') from academic_evaluations v where v.engagement_id = e.id) as academic,
      (select coalesce(json_agg(v), '[]') from outcomes v where v.engagement_id = e.id) as outcomes,
      (select coalesce(json_agg(v), '[]') from outcome_objections v where v.engagement_id = e.id) as objections
    from engagements e join applications a on a.id = e.id join projects p on p.id = a.project_id
    order by e.id`.execute(db);
  return rows.flatMap((work) => wrongIn(work).map((said) => `${work.id}: ${said}`));
}

const time = (at: string) => new Date(at).getTime();
const dayOf = (at: string) => new Date(at).toISOString().slice(0, 10);

function wrongIn(work: Work): string[] {
  const wrong: string[] = [];
  const check = (holds: boolean, sentence: string) => {
    if (!holds) wrong.push(sentence);
  };
  check(time(work.opened_at) === time(work.accepted_at), 'opened when its offer was not accepted');
  const titles = new Map(
    work.plans.flatMap(({ milestones }) => milestones).map(({ number, title }) => [number, title]),
  );
  const states = new Map<number, MilestoneState>();
  let state: EngagementState = 'Planning';
  let [workedFrom, workedUntil] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const { event, at, milestone } of work.events) {
    const move = moves[event];
    if (move) {
      const next = milestoneAfter(states.get(milestone!) ?? 'Planned', ...move);
      check(state === 'Working' && next !== null, `${event} on ${dayOf(at)}, while ${state}`);
      if (next) states.set(milestone!, next);
      if (
        state === 'Working' &&
        [...titles.keys()].every((one) => isSettled(states.get(one) ?? 'Planned'))
      ) {
        state = 'Evaluating';
        workedUntil = time(at);
      }
    }
    const end = ends[event];
    if (!end) continue;
    const next = engagementAfter(state, ...end);
    check(next !== null, `${event} on ${dayOf(at)}, while ${state}`);
    state = next ?? state;
    if (event === 'plan agreed') workedFrom = time(at);
  }
  check(state === work.state, `is ${work.state}, and what happened leads to ${state}`);

  for (const { milestones, proposed_at } of work.plans)
    for (const { title, dueOn } of milestones) {
      check(dueOn >= dayOf(proposed_at), `${title} was due ${dueOn}, before its plan was proposed`);
      check(
        dueOn >= work.start_date,
        `${title} was due ${dueOn}, before the project begins on ${work.start_date}`,
      );
    }
  for (const { milestone, words } of work.deliveries)
    check(
      deliveryWords[work.type][titles.get(milestone)!]?.includes(words) ?? false,
      `milestone ${milestone} shows the work of another subject`,
    );
  for (const { at } of work.check_ins)
    check(
      time(at) >= workedFrom && time(at) <= workedUntil,
      `checked in on ${dayOf(at)}, while nothing was worked on`,
    );

  for (const { asked_at, due_on, opened_at } of work.rounds) {
    check(time(asked_at) >= workedUntil, 'was asked to evaluate before the work was done');
    const written = work.evaluations.map(({ at }) => time(at));
    check(
      written.every((at) => at >= time(asked_at)),
      'was evaluated before it was asked for',
    );
    if (!opened_at) continue;
    check(
      written.every((at) => at <= time(opened_at)),
      'was evaluated after it had opened',
    );
    check(
      written.length === 2 || dayOf(opened_at) >= evaluationOpensOn(due_on),
      'opened before its day, with a side unwritten',
    );
  }
  check(
    work.evaluations.length === 0 || work.rounds.length > 0,
    'was evaluated without being asked',
  );
  const opened = work.rounds.find(({ opened_at }) => opened_at)?.opened_at;
  for (const { at } of work.outcomes) {
    check(opened != null && time(at) >= time(opened), 'was decided before its evaluations opened');
    for (const { at: objected } of work.objections)
      check(
        time(objected) >= time(at) && dayOf(objected) <= daysLater(dayOf(at), objectedWithin),
        'was objected to out of time',
      );
  }
  for (const { at } of work.academic)
    check(
      ['Completed'].includes(work.state) && time(at) >= workedUntil,
      'was evaluated by the university before it was done',
    );
  return wrong;
}
