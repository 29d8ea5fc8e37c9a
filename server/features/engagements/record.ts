import { sql } from 'kysely';
import type { CheckInState } from '../../../src/contract/engagements/check-ins.ts';
import type { MilestoneState } from '../../../src/contract/engagements/deliveries.ts';
import type {
  Addressee,
  EngagementEventKind,
  EngagementState,
} from '../../../src/contract/engagements/engagements.ts';
import type { NotificationKind } from '../../../src/contract/notifications.ts';
import { whatIsAsked } from '../../../src/machines/lifecycle/check-in.ts';
import { engagementAfter } from '../../../src/machines/lifecycle/engagement.ts';
import { isSettled } from '../../../src/machines/lifecycle/milestone.ts';
import { nextStep, type Standing } from '../../../src/machines/lifecycle/next-step.ts';
import type { Command, ProductAct, Services } from '../../platform/calls/command.ts';
import type { Database } from '../../platform/database/open.ts';
import { execute, firstRow, insertRow } from '../../platform/database/rows.ts';
import { notify, notifyAll } from '../../platform/notifications/notify.ts';
import type { KnownEngagement } from './lock.ts';

export interface RecordedEvent {
  readonly event: EngagementEventKind;
  /** Who did it, if not whoever acts; null for the product itself. */
  readonly by?: number | null;
  /** The number of the milestone that it was about. */
  readonly milestone?: number;
  /** Of the plan or the delivery. */
  readonly version?: number;
  /** The new day that it was about: 2031-05-04. */
  readonly day?: string;
  /** To whom the office wrote. */
  readonly addressed?: Addressee;
  readonly note?: string;
}

/** What somebody does, or the product itself. */
type Act = ProductAct & Partial<Pick<Command, 'by'>>;

declare module '../../platform/calls/command.ts' {
  interface Reactions {
    /** Nothing is left to do in an engagement: both sides evaluate it now. */
    workSettled(act: ProductAct, engagementId: number): Promise<void>;
  }
}

/**
 * Notes what has happened in an engagement, and what is to be done next because of it. Every act ends with this.
 * @param state what it has come to; left out where that stays
 */
export async function record(
  act: Act,
  id: number,
  { event, by = act.by?.accountId ?? null, ...about }: RecordedEvent,
  state?: EngagementState,
): Promise<void> {
  const happened = { engagement_id: id, at: act.at, account_id: by, event, note: '', ...about };
  await insertRow(act.transaction, 'engagement_events', happened);
  await noteNext(act, id, by, state);
}

/** Notes that something has changed which is no event of the history, so that open rooms read it anew. */
export const noteChange = (act: Act, id: number): Promise<void> =>
  noteNext(act, id, act.by?.accountId ?? null);

/** When the student last did something, after an act of this person. */
const studentActedAt = (by: number | null, at: Date) => sql`
  case when exists (select from applications a where a.id = engagements.id and a.student_id = ${by}::bigint)
    then ${at} else student_acted_at end`;

/** What the newest check-in of `engagements e` says, until it is answered. */
const unansweredCheckIn = sql`
  select k.state
  from (select * from check_ins where engagement_id = e.id order by week desc limit 1) k
  where k.answered_at is null or k.answered_at < k.at`;

interface StandingRow extends Omit<Standing, 'asksFor' | 'milestones'> {
  readonly milestones: readonly (Standing['milestones'][number] & { readonly dueOn: string })[];
  readonly checkIn: CheckInState | null;
  readonly wasIn: EngagementState;
}

/** Whose turn it is counts from when it became theirs: what leaves it as it was leaves its time too. */
async function noteNext(
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
      exists (select from evaluation_rounds r
        where r.engagement_id = e.id and r.moment = 'final' and r.opened_at is not null) as "isEvaluated",
      exists (select from outcome_objections b join outcomes o using (engagement_id)
        where b.engagement_id = e.id and o.first_at is null) as "isObjected"
    from engagements e where e.id = ${id}`)!;
  const { milestones, checkIn } = standing;
  const next = nextStep({ ...standing, asksFor: checkIn && whatIsAsked[checkIn] });
  // Once every milestone is settled, nothing is left to work on.
  const isDone = next?.step === 'evaluate';
  const state = (isDone && engagementAfter(standing.state, 'settle', 'system')) || standing.state;
  const about = milestones.find(({ number }) => number === next?.milestone);
  const [step, turn] = [next?.step ?? null, next?.turn ?? null];
  await execute(transaction)`
    update engagements set state = ${state},
      turn_since = case
        when ${turn}::text is null then null
        when (next, turn, milestone) is not distinct from (${step}, ${turn}, ${about?.number ?? null}::int) then turn_since
        else ${at} end,
      next = ${step}, turn = ${turn}, milestone = ${about?.number ?? null}, due_on = ${about?.dueOn ?? null},
      planned = ${milestones.length}, settled = ${milestones.filter((one) => isSettled(one.state)).length},
      changed_at = ${at}, student_acted_at = ${studentActedAt(by, at)}
    where id = ${id}`;
  if (state === 'Evaluating' && standing.wasIn !== 'Evaluating')
    await act.reactions.workSettled(act, id);
}

/** A request for more time that waits is overtaken by whatever becomes of its milestone. */
export async function setMilestoneState(
  transaction: Database,
  id: number,
  number: number,
  { state, at, waivedBecause = '' }: { state: MilestoneState; at: Date; waivedBecause?: string },
): Promise<void> {
  await execute(transaction)`
    update milestones set state = ${state}, since = ${at}, waived_because = ${waivedBecause}
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

/** Whoever tells: a person's command, or the product itself. */
type Telling = Services & Pick<Command, 'transaction'>;

interface Told {
  /** What kind of news it is; what the other side has done, unless it says something else. */
  readonly kind?: NotificationKind;
  readonly title: string;
  readonly message: string;
  /** What is mailed as a letter, where it is one. */
  readonly letter?: string;
}

/** Tells the student of an engagement what its company has done, in the command's transaction. */
export const tellStudent = (command: Telling, { id, studentId }: KnownEngagement, told: Told) =>
  notify(command, command.transaction, studentId, {
    kind: 'work answered',
    ...told,
    link: `/student/work?engagement=${id}`,
  });

/** Tells the student of an engagement what a mate has done. */
export const tellMate = (command: Command, mate: KnownEngagement, told: Told) =>
  tellStudent(command, mate, { kind: 'team work', ...told });

/** Tells whoever leads the project and whoever supervises it what the student has done. */
export const tellCompany = (
  command: Telling,
  { id, leadId, supervisors }: KnownEngagement,
  told: Told,
): Promise<void> => {
  const concerned = new Set([...(leadId === null ? [] : [leadId]), ...supervisors]);
  return notifyAll(
    command,
    command.transaction,
    [...concerned].map((accountId) => ({
      accountId,
      kind: 'work received',
      ...told,
      link: `/company/work?engagement=${id}`,
    })),
  );
};

export async function tellBoth(command: Telling, engagement: KnownEngagement, told: Told) {
  await tellStudent(command, engagement, told);
  await tellCompany(command, engagement, told);
}
