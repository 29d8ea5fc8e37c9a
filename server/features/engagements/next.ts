import { sql } from 'kysely';
import type { CheckInState } from '../../../src/contract/engagements/check-ins.ts';
import type { MilestoneState } from '../../../src/contract/engagements/deliveries.ts';
import {
  type EngagementState,
  isCallForHelp,
  type KeptWait,
} from '../../../src/contract/engagements/engagements.ts';
import { whatIsAsked } from '../../../src/machines/lifecycle/check-in.ts';
import { engagementAfter } from '../../../src/machines/lifecycle/engagement.ts';
import { isSettled } from '../../../src/machines/lifecycle/milestone.ts';
import {
  type Next,
  type StepFacts,
  waitedSince,
  waitingSteps,
} from '../../../src/machines/lifecycle/next-step.ts';
import { apart } from '../../../src/words/news.ts';
import type { Act, ProductAct } from '../../platform/calls/command.ts';
import type { Database } from '../../platform/database/open.ts';
import { execute, firstRow } from '../../platform/database/rows.ts';
import { allThatWaits } from './columns.ts';

declare module '../../platform/calls/command.ts' {
  interface Reactions {
    /** Nothing is left to do in an engagement: both sides evaluate it now. */
    workSettled(act: ProductAct, engagementId: number): Promise<void>;
  }
}

/** Notes that something has changed which is no event of the history, so that open rooms read it anew. */
export const noteChange = (act: Act, id: number): Promise<void> =>
  noteNext(act, id, act.by?.accountId ?? null);

/** When the student last did something, after an act of this person. */
const studentActedAt = (by: number | null, at: Date) => sql`
  case when exists (select from applications a where a.id = engagements.id and a.student_id = ${by}::bigint)
    then ${at} else student_acted_at end`;

/** State of the newest check-in of `engagements e`, until it is answered. */
const unansweredCheckIn = sql`
  select k.state
  from (select * from check_ins where engagement_id = e.id order by week desc limit 1) k
  where k.answered_at is null or k.answered_at < k.at`;

interface StandingRow extends Omit<StepFacts, 'asksFor' | 'milestones' | 'isMidway'> {
  readonly milestones: readonly (StepFacts['milestones'][number] & { readonly dueOn: string })[];
  readonly checkIn: CheckInState | null;
  /** The day by which both sides evaluate it halfway; null if they are not asked, or all is open. */
  readonly midwayBy: string | null;
  readonly wasIn: EngagementState;
  /** All that was waited for before. */
  readonly waited: readonly KeptWait[];
}

/** Keeps the next steps. A turn counts from when it became theirs, so an act that leaves the turn leaves its time too. */
export async function noteNext(
  act: ProductAct,
  id: number,
  by: number | null,
  comesTo?: EngagementState,
): Promise<void> {
  const { transaction, at } = act;
  const standing = (await firstRow<StandingRow>(transaction)`
    select coalesce(${comesTo ?? null}, e.state) as state, e.state as "wasIn",
      (select v.state from plan_versions v where v.engagement_id = e.id order by v.version desc limit 1) as plan,
      coalesce((
        select json_agg(json_build_object(
          'number', m.number, 'state', m.state, 'dueOn', m.due_on, 'extension', x.state) order by m.place)
        from milestones m left join extensions x
          on x.engagement_id = m.engagement_id and x.milestone = m.number and x.state in ('Asked', 'Countered')
        where m.engagement_id = e.id), '[]') as milestones,
      (${unansweredCheckIn}) as "checkIn",
      (select r.due_on::text from evaluation_rounds r
        where r.engagement_id = e.id and r.moment = 'midpoint' and r.opened_at is null) as "midwayBy",
      exists (select from evaluation_rounds r
        where r.engagement_id = e.id and r.moment = 'final' and r.opened_at is not null) as "isEvaluated",
      exists (select from outcome_objections b join outcomes o using (engagement_id)
        where b.engagement_id = e.id and o.first_at is null) as "isObjected",
      exists (select from showings w where w.engagement_id = e.id and w.side = 'student' and (w.words or w.deliveries <> '{}'))
        and not exists (select from showings w where w.engagement_id = e.id and w.side = 'company') as "isShowingAsked",
      ${allThatWaits} as waited
    from engagements e where e.id = ${id}`)!;
  const { milestones, checkIn, midwayBy, waited } = standing;
  const steps = waitingSteps({
    ...standing,
    asksFor: checkIn && whatIsAsked[checkIn],
    isMidway: midwayBy !== null,
  });
  const dueOn = ({ step, milestone }: Next) =>
    step === 'evaluate midway'
      ? midwayBy
      : (milestones.find(({ number }) => number === milestone)?.dueOn ?? null);
  const waits = waitedSince(steps, waited, at.toISOString());
  const [first, ...also] = waits.map((wait): KeptWait => ({ ...wait, dueOn: dueOn(wait) }));
  // Once every milestone is settled, nothing is left to work on.
  const isDone = first?.step === 'evaluate';
  const state = (isDone && engagementAfter(standing.state, 'settle', 'system')) || standing.state;
  await execute(transaction)`
    update engagements set state = ${state}, turn_since = ${first?.since ?? null}::timestamptz,
      next = ${first?.step ?? null}, turn = ${first?.turn ?? null}, milestone = ${first?.milestone ?? null},
      due_on = ${first?.dueOn ?? null}, also = ${JSON.stringify(also)}::jsonb,
      planned = ${milestones.length}, settled = ${milestones.filter((one) => isSettled(one.state)).length},
      changed_at = ${at}, student_acted_at = ${studentActedAt(by, at)}
    where id = ${id}`;
  const isCalled = (waits: readonly Next[]) => waits.some(({ step }) => isCallForHelp(step));
  if (isCalled(waited) && !isCalled(waits))
    await act.newsMails.drop(transaction, apart('checked in', id));
  if (state === 'Evaluating' && standing.wasIn !== 'Evaluating')
    await act.reactions.workSettled(act, id);
}

/** A change of the milestone ends an open request for more time. */
export async function setMilestoneState(
  transaction: Database,
  id: number,
  number: number,
  to: { state: MilestoneState; at: Date; version?: number; waivedBecause?: string },
): Promise<void> {
  const { state, at, version, waivedBecause = '' } = to;
  await execute(transaction)`
    update milestones set state = ${state}, since = ${at}, waived_because = ${waivedBecause},
      version = coalesce(${version ?? null}, version)
    where engagement_id = ${id} and number = ${number}`;
  await overtakeRequests(transaction, id, [number]);
}

/** Requests that wait are answered by what has happened: of these milestones, or of the whole engagement. */
export async function overtakeRequests(
  transaction: Database,
  id: number,
  numbers: readonly number[] | 'all',
): Promise<void> {
  const which = numbers === 'all' ? sql`true` : sql`milestone = any(${numbers}::int[])`;
  await execute(transaction)`
    update extensions set state = 'Overtaken'
    where engagement_id = ${id} and state in ('Asked', 'Countered') and ${which}`;
}
