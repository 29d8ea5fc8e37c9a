import { sql } from 'kysely';
import type {
  ExtensionState,
  ExtensionWish,
  MovedDay,
} from '../../../../src/contract/engagements/extensions.ts';
import type { DueMilestone } from '../../../../src/machines/lifecycle/moved-days.ts';
import type { Database } from '../../../platform/database/open.ts';

export interface TitledMilestone extends DueMilestone {
  readonly title: string;
}

/** The agreed plan in its order; its engagement must be locked. */
export async function daysOf(transaction: Database, id: number): Promise<TitledMilestone[]> {
  const { rows } = await sql<TitledMilestone>`
    select number, title, state, due_on::text as "dueOn" from milestones
    where engagement_id = ${id} order by place`.execute(transaction);
  return rows;
}

export interface Request {
  readonly request: number;
  readonly state: ExtensionState;
  readonly asked: ExtensionWish;
  readonly offered: ExtensionWish | null;
}

/** The newest request for a milestone; null where there was none. */
export async function newestRequestOf(
  transaction: Database,
  id: number,
  number: number,
): Promise<Request | null> {
  const { rows } = await sql<Request>`
    select request, state, json_build_object('dueOn', asked_day, 'movesLater', asked_along) as asked,
      case when offered_day is not null
        then json_build_object('dueOn', offered_day, 'movesLater', offered_along) end as offered
    from extensions where engagement_id = ${id} and milestone = ${number}
    order by request desc limit 1`.execute(transaction);
  return rows[0] ?? null;
}

interface Answered {
  readonly state: ExtensionState;
  readonly by: number;
  readonly at: Date;
  readonly answer: string;
  readonly offered?: ExtensionWish;
}

/** What the company has said to a request. */
export async function noteAnswer(
  transaction: Database,
  [id, number, request]: readonly [number, number, number],
  { state, by, at, answer, offered }: Answered,
): Promise<void> {
  await sql`
    update extensions set state = ${state}, answered_by = ${by}, answered_at = ${at}, answer = ${answer},
      offered_day = ${offered?.dueOn ?? null}::date, offered_along = ${offered?.movesLater ?? null}::boolean
    where engagement_id = ${id} and milestone = ${number} and request = ${request}`.execute(
    transaction,
  );
}

export async function setRequestState(
  transaction: Database,
  [id, number, request]: readonly [number, number, number],
  state: ExtensionState,
): Promise<void> {
  await sql`
    update extensions set state = ${state}
    where engagement_id = ${id} and milestone = ${number} and request = ${request}`.execute(
    transaction,
  );
}

export async function moveDays(
  transaction: Database,
  id: number,
  moved: readonly MovedDay[],
): Promise<void> {
  await sql`
    update milestones m set due_on = d."dueOn"
    from json_to_recordset(${JSON.stringify(moved)}::json) as d (number int, "dueOn" date)
    where m.engagement_id = ${id} and m.number = d.number`.execute(transaction);
}
