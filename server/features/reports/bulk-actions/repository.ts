import { type RawBuilder, sql } from 'kysely';
import type {
  BulkAction,
  BulkActionKind,
  BulkActionName,
} from '../../../../src/contract/reports/bulk-actions.ts';
import { live } from '../../../../src/machines/lifecycle/application.ts';
import type { Command } from '../../../platform/calls/command.ts';
import { asInstant, literals } from '../../../platform/database/expressions.ts';
import type { Database } from '../../../platform/database/open.ts';
import {
  allRows,
  execute,
  firstValue,
  hasRow,
  insertRow,
} from '../../../platform/database/rows.ts';
import { undoUntil } from './verbs.ts';

const refusalsShown = 20;
const listedAtMost = 20;

type BulkActionRow = Omit<BulkAction, 'undoUntil'> & { readonly endedAt: Date | null };

/** The newest acts that `where` chooses, with their progress and the records their people have. */
async function bulkActions(
  db: Database,
  where: RawBuilder<unknown>,
  now: Date,
): Promise<BulkAction[]> {
  const rows = await allRows<BulkActionRow>(db)`
    select m.id, m.kind, m.act, m.state, a.email as by, ${asInstant(sql`m.made_at`)} as "madeAt", m.ended_at as "endedAt",
      count(*)::int as people, count(s.outcome)::int as handled,
      (count(*) filter (where s.outcome in ('done', 'taken back')))::int as changed,
      (count(*) filter (where s.outcome = 'refused'))::int as refused,
      coalesce((
        select json_agg(r order by r.label)
        from (
          select label, reason from bulk_action_subjects
          where act_id = m.id and outcome = 'refused' order by label limit ${refusalsShown}
        ) r), '[]') as refusals,
      ${numberOf(sql`
        sessions x where x.ended_at is null and x.expires_at > ${now} and x.account_id in (
          select id from students where id in ${subjects} and m.kind = 'student'
          union all select account_id from companies where id in ${subjects} and m.kind = 'company')`)} as sessions,
      ${numberOf(sql`
        applications x where x.status in (${literals(live)}) and case m.kind
          when 'student' then x.student_id in ${subjects}
          else x.project_id in (select id from projects where company_id in ${subjects}) end`)} as "openApplications",
      ${numberOf(sql`
        projects x where m.kind = 'company' and x.status = 'pending' and x.company_id in ${subjects}`)} as "openProjects"
    from bulk_actions m
      join bulk_action_subjects s on s.act_id = m.id
      left join accounts a on a.id = m.made_by
    where ${where}
    group by m.id, a.email
    order by m.made_at desc, m.id desc limit ${listedAtMost}`;
  return rows.map(({ endedAt, ...act }) => ({
    ...act,
    undoUntil:
      act.state === 'done' && endedAt ? (undoUntil(act.act, endedAt)?.toISOString() ?? null) : null,
  }));
}

const subjects = sql`(select subject_id from bulk_action_subjects where act_id = m.id)`;
const numberOf = (rows: RawBuilder<unknown>) => sql`(select count(*)::int from ${rows})`;

export const findBulkAction = async (
  db: Database,
  id: number,
  now: Date,
): Promise<BulkAction | null> => (await bulkActions(db, sql`m.id = ${id}`, now))[0] ?? null;

/** Acts begun since a moment, newest first. */
export const bulkActionsSince = (db: Database, since: Date, now: Date): Promise<BulkAction[]> =>
  bulkActions(db, sql`m.made_at > ${since} and m.state <> 'proposed'`, now);

/**
 * Saves an act on the people that exist.
 * @param numbers a query for the numbers of the people
 * @returns its number, and how many people it affects
 */
export async function insertBulkAction(
  { transaction, by, at }: Command,
  { kind, act }: { kind: BulkActionKind; act: BulkActionName },
  numbers: RawBuilder<unknown>,
): Promise<{ id: number; people: number }> {
  const row = { kind, act, made_by: by.accountId, made_at: at };
  const id = await insertRow(transaction, 'bulk_actions', row);
  const rows = await allRows(transaction, 'each time')`
    insert into bulk_action_subjects (act_id, subject_id, label)
    select ${id}, id, ${kind === 'student' ? sql`first_name || ' ' || last_name` : sql`name`}
    from ${kind === 'student' ? sql`students` : sql`companies`} where id in (${numbers})
    returning subject_id`;
  return { id, people: rows.length };
}

type State = BulkAction['state'];

/** Moves an act on, if it still is where it was. @returns whether it did */
export const moveBulkAction = (
  db: Database,
  id: number,
  { from, to }: { from: State; to: State },
  endedAt: Date | null,
) =>
  hasRow(db)`
    update bulk_actions set state = ${to}, ended_at = coalesce(${endedAt}, ended_at)
    where id = ${id} and state = ${from} returning id`;

/** The next one that waits for an act, or for being taken back; null where none does. */
export const nextSubject = (transaction: Database, actId: number, waits: RawBuilder<unknown>) =>
  firstValue<number>(transaction)`
    select subject_id from bulk_action_subjects
    where act_id = ${actId} and ${waits} order by subject_id limit 1 for update`;

export const noteOutcome = (
  transaction: Database,
  actId: number,
  subjectId: number,
  outcome: 'done' | 'nothing to do' | 'refused' | 'taken back',
  reason: string | null = null,
) =>
  execute(transaction)`
    update bulk_action_subjects set outcome = ${outcome}, reason = ${reason}
    where act_id = ${actId} and subject_id = ${subjectId}`;
