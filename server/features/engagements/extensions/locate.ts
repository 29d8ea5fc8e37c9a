import type { Updateable } from 'kysely';
import type {
  ExtensionState,
  ExtensionWish,
  MovedDay,
} from '../../../../src/contract/engagements/extensions.ts';
import {
  type ExtensionMove,
  extensionAfter,
} from '../../../../src/machines/lifecycle/extension.ts';
import {
  type DueMilestone,
  isSameMove,
  movedDays,
  notLater,
} from '../../../../src/machines/lifecycle/moved-days.ts';
import type { Command } from '../../../platform/calls/command.ts';
import type { Database } from '../../../platform/database/open.ts';
import { allRows, execute, firstRow } from '../../../platform/database/rows.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { badField, orNotFound, Problem } from '../../../platform/http/problem.ts';
import { dayIn } from '../../../platform/jobs/programme-day.ts';
import { lockTeam, type Team } from '../lock.ts';

/** A milestone of an engagement that is locked with its team, with the plan it is part of. */
export interface Located extends Team {
  readonly plan: readonly TitledMilestone[];
  readonly milestone: TitledMilestone;
  /** The newest one; null where there was none. */
  readonly newest: Request | null;
}

/** @throws {Problem} `not-found`, `engagement-over` */
export async function locate(command: Command, id: number, number: number): Promise<Located> {
  const team = await lockTeam(command, id);
  const plan = await daysOf(command.transaction, id);
  const milestone = orNotFound(plan.find((one) => one.number === number));
  return {
    ...team,
    plan,
    milestone,
    newest: await newestRequestOf(command.transaction, id, number),
  };
}

/**
 * The request that an act answers, and the state that it comes to.
 * @throws {Problem} `not-found`, `move-not-allowed`
 */
export function decide(
  { milestone, newest }: Located,
  request: number,
  move: ExtensionMove,
  { by }: Command,
) {
  const known = orNotFound(newest);
  if (request > known.request) throw new Problem('not-found');
  const state = request === known.request ? extensionAfter(known.state, move, by.role) : null;
  if (!state)
    throw new Problem(
      'move-not-allowed',
      `This request for more time for “${milestone.title}” was answered or withdrawn, or no longer applies.`,
    );
  return { request: known, state };
}

/**
 * The milestones that move by a new day.
 * @throws {Problem} `newer-version` where they are not those that were seen
 */
export function moveAsSeen(
  { plan, milestone }: Located,
  wish: ExtensionWish,
  seen: readonly MovedDay[],
): readonly MovedDay[] {
  const moved = movedDays(plan, milestone.number, wish);
  if (!isSameMove(seen, moved))
    throw new Problem(
      'newer-version',
      'The plan has changed in the meantime. Check its days again.',
    );
  return moved;
}

/** @throws {Problem} `invalid` where a day is not later than the present one, or past */
export function requireNewDay(command: Command, { milestone }: Located, dueOn: string): void {
  const fault = faultOfDay(dueOn, milestone.dueOn, dayIn(command.timeZone, command.at));
  if (fault) throw badField('dueOn', fault);
}

/** Why a day is no new one for a milestone; null where it is. Days such as `2031-05-04`, where the programme is. */
export function faultOfDay(dueOn: string, present: string, today: string): string | null {
  return notLater(dueOn, present) ?? (dueOn < today ? 'Choose today or a later day.' : null);
}

interface TitledMilestone extends DueMilestone {
  readonly title: string;
}

/** The agreed plan in its order; its engagement must be locked. */
const daysOf = (transaction: Database, id: number) =>
  allRows<TitledMilestone>(transaction)`
    select number, title, state, due_on::text as "dueOn" from milestones
    where engagement_id = ${id} order by place`;

interface Request {
  readonly request: number;
  readonly state: ExtensionState;
  readonly asked: ExtensionWish;
  readonly offered: ExtensionWish | null;
}

/** The newest request for a milestone; null where there was none. */
const newestRequestOf = (transaction: Database, id: number, number: number) =>
  firstRow<Request>(transaction)`
    select request, state, json_build_object('dueOn', asked_day, 'movesLater', asked_along) as asked,
      case when offered_day is not null
        then json_build_object('dueOn', offered_day, 'movesLater', offered_along) end as offered
    from extensions where engagement_id = ${id} and milestone = ${number}
    order by request desc limit 1`;

export async function updateRequest(
  transaction: Database,
  [id, number, request]: readonly [number, number, number],
  to: Updateable<Tables['extensions']>,
): Promise<void> {
  await transaction
    .updateTable('extensions')
    .set(to)
    .where('engagement_id', '=', id)
    .where('milestone', '=', number)
    .where('request', '=', request)
    .execute();
}

export const moveDays = (transaction: Database, id: number, moved: readonly MovedDay[]) =>
  execute(transaction)`
    update milestones m set due_on = d."dueOn"
    from json_to_recordset(${JSON.stringify(moved)}::json) as d (number int, "dueOn" date)
    where m.engagement_id = ${id} and m.number = d.number`;
