import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '../../../src/contract/accounts/people.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import {
  type MilestoneState,
  milestoneStates,
} from '../../../src/contract/engagements/deliveries.ts';
import {
  type EngagementState,
  engagementStates,
} from '../../../src/contract/engagements/engagements.ts';
import { engagementAfter, isRunning } from '../../../src/machines/lifecycle/engagement.ts';
import { milestoneAfter } from '../../../src/machines/lifecycle/milestone.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { handIn } from '../../testing/engagements.ts';
import { anEvaluation } from '../../testing/evaluations.ts';
import type { Someone } from '../../testing/people.ts';
import { aWorld, type World } from '../../testing/world.ts';

let app: TestApp;
let world: World;
let id: number;
beforeAll(async () => {
  app = await testApp();
  world = await aWorld(app);
  id = world.engagements.working;
});
afterAll(() => app.close());

interface Stands {
  readonly state: EngagementState;
  /** Of its first milestone; its second one is Planned, so that something is left to do. */
  readonly milestone: MilestoneState;
}

/** Puts the engagement where it is to stand: one plan agreed and a change proposed, one version handed in by a mate. */
async function stand({ state, milestone }: Stands): Promise<void> {
  const { db } = app.services;
  const status = isRunning(state) ? 'Accepted' : state;
  await sql`delete from plan_versions where engagement_id = ${id}`.execute(db);
  await sql`delete from milestones where engagement_id = ${id}`.execute(db);
  await sql`delete from evaluation_rounds where engagement_id = ${id}`.execute(db);
  await sql`delete from events where about = 'engagement' and about_id = ${id}`.execute(db);
  await sql`
    with moved as (
      update applications set status = ${status} where id = ${id} returning project_id
    ), project as (
      update projects set status = 'In Progress', places_taken = 1 where id = (select project_id from moved)
    ), plans as (
      insert into plan_versions (engagement_id, version, state, milestones, note, proposed_at)
      select ${id}, version, state, ${JSON.stringify(planned)}::jsonb, '', now()
      from (values (1, 'Agreed'), (2, 'Proposed')) as v (version, state)
    ), milestones as (
      insert into milestones (engagement_id, number, place, title, deliverable, by, due_on, first_due_on, state, since)
      select ${id}, number, number, 'Survey', 'Levels.', by, '2150-03-01', '2150-03-01', state, now()
      from (values (1, ${milestone}, 'team'), (2, 'Planned', 'each')) as m (number, state, by)
    )
    update engagements set state = ${state}, next = ${isRunning(state) ? 'answer plan' : null},
      turn = ${isRunning(state) ? 'student' : null} where id = ${id}`.execute(db);
  if (state === 'Evaluating')
    await sql`
      insert into evaluation_rounds (engagement_id, moment, asked_at, due_on)
      values (${id}, 'final', now(), now()::date + 14)`.execute(db);
  await handIn(db, id, { by: world.other.student.id, at: app.services.clock() });
}
const planned = [1, 2].map((number) => ({
  number,
  title: 'Survey',
  deliverable: 'Levels.',
  by: number === 1 ? ('team' as const) : ('each' as const),
  dueOn: '2150-03-01',
}));

const standsNow = async (): Promise<Stands> => {
  const { rows } = await sql<Stands>`
    select e.state, m.state as milestone from engagements e join milestones m on m.engagement_id = e.id and m.number = 1
    where e.id = ${id}`.execute(app.services.db);
  return rows[0]!;
};

/** An act: how it is called, who may call it at all, and where the machines say that it leads; null where they refuse it. */
interface Act {
  readonly audience: readonly Role[];
  call(role: Role, token: string): Promise<{ status: number }>;
  leadsTo(from: Stands, role: Role): Stands | null;
}

const at = () => ({ id, number: 1 });
const onMilestone =
  (move: Parameters<typeof milestoneAfter>[1]): Act['leadsTo'] =>
  (from, role) => {
    const milestone = milestoneAfter(from.milestone, move, role);
    return isRunning(from.state) && milestone ? { ...from, milestone } : null;
  };
const whileRunning: Act['leadsTo'] = (from) => (isRunning(from.state) ? from : null);
const programme: Role[] = ['Company', 'Admin'];
const review = (verdict: 'approve' | 'ask for changes'): Act => ({
  audience: programme,
  call: (_, token) =>
    app.call(
      endpoints.reviewDelivery,
      { params: { ...at(), version: 1 }, body: { verdict, words: 'Which datum?' } },
      token,
    ),
  leadsTo: onMilestone(verdict),
});
const answer = (said: 'agree' | 'ask for a change', leadsTo: Act['leadsTo']): Act => ({
  audience: ['Student'],
  call: (_, token) =>
    app.call(
      endpoints.answerPlan,
      { params: { id, version: 2 }, body: { answer: said, note: 'Later.' } },
      token,
    ),
  leadsTo,
});

const ofMilestones: Record<string, Act> = {
  deliver: {
    audience: ['Student'],
    call: (_, token) =>
      app.call(endpoints.deliver, { params: at(), body: { words: 'Again.', after: 1 } }, token),
    leadsTo: onMilestone('deliver'),
  },
  object: {
    audience: ['Student'],
    call: (_, token) =>
      app.call(
        endpoints.objectToDelivery,
        { params: { ...at(), version: 1 }, body: { reason: 'The levels are missing.' } },
        token,
      ),
    leadsTo: onMilestone('object'),
  },
  approve: review('approve'),
  'ask for changes': review('ask for changes'),
  waive: {
    audience: programme,
    call: (_, token) =>
      app.call(endpoints.waiveMilestone, { params: at(), body: { reason: 'Closed.' } }, token),
    leadsTo: onMilestone('waive'),
  },
};
const acts: Record<string, Act> = {
  ...ofMilestones,
  'propose a plan': {
    audience: programme,
    call: (_, token) =>
      app.call(
        endpoints.proposePlan,
        { params: { id }, body: { milestones: planned, after: 2 } },
        token,
      ),
    leadsTo: whileRunning,
  },
  agree: answer('agree', (from, role) => {
    const state = engagementAfter(from.state, 'agree', role);
    return state && { ...from, state };
  }),
  'ask for a change': answer('ask for a change', whileRunning),
  evaluate: {
    audience: ['Student', 'Company'],
    call: (role, token) => {
      const body = anEvaluation(role === 'Student' ? 'student' : 'company');
      return app.call(endpoints.evaluate, { params: { id, moment: 'final' }, body }, token);
    },
    leadsTo: (from) => (from.state === 'Evaluating' ? from : null),
  },
  remind: {
    audience: ['Admin'],
    call: (_, token) => app.call(endpoints.remind, { params: { id } }, token),
    leadsTo: whileRunning,
  },
  end: {
    audience: ['Student', 'Company', 'Admin'],
    call: (role, token) => {
      const body =
        role === 'Student'
          ? { event: 'withdraw' as const }
          : { event: 'end' as const, reason: 'other' as const };
      return app.call(endpoints.moveApplication, { params: { id }, body }, token);
    },
    leadsTo: (from, role) => {
      const state = engagementAfter(from.state, 'end', role);
      return state && { ...from, state };
    },
  },
};

/** Everybody who may try, and whether the engagement is something to them. */
const everybody = (): [string, Role, Someone, boolean][] => {
  const { owner, other, members, staff, admin } = world;
  return [
    ['its student', 'Student', owner.student, true],
    ['another student', 'Student', other.student, false],
    ['the owner of its company', 'Company', owner.company, true],
    ['a recruiter there', 'Company', members.recruiter, true],
    ['its supervisor', 'Company', members.supervisor, true],
    ['a supervisor of other projects', 'Company', members.supervisorElsewhere, false],
    ['another company', 'Company', other.company, false],
    ['staff of the university', 'Faculty', staff.own, true],
    ['staff of another one', 'Faculty', staff.other, false],
    ['the office', 'Admin', admin, true],
  ];
};

/** Everybody tries an act where an engagement stands so: it is done, or refused and nothing has changed, as the machines say. */
async function everybodyTries({ audience, call, leadsTo }: Act, from: Stands): Promise<void> {
  await stand(from);
  for (const [who, role, { token }, isTheirs] of everybody()) {
    const to = audience.includes(role) && isTheirs ? leadsTo(from, role) : null;
    const refused = !audience.includes(role) ? 403 : isTheirs ? 409 : 404;
    const { status } = await call(role, token);
    expect([who, status < 300 ? 'done' : status]).toEqual([who, to ? 'done' : refused]);
    expect([who, await standsNow()]).toEqual([who, to ?? from]);
    if (to) await stand(from);
  }
}

describe.each(engagementStates)('in an engagement that is %s everybody tries to', (state) => {
  test.each(Object.entries(acts))('%s', (_, act) =>
    everybodyTries(act, { state, milestone: 'Submitted' }),
  );
});

describe.each(milestoneStates)('of a milestone that is %s everybody tries to', (milestone) => {
  test.each(Object.entries(ofMilestones))('%s', (_, act) =>
    everybodyTries(act, { state: 'Working', milestone }),
  );
});
