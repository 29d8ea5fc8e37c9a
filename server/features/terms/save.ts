import { sql } from 'kysely';
import type { Term, TermForm } from '../../../src/contract/terms/terms.ts';
import { ended } from '../../../src/machines/lifecycle/project.ts';
import { audit, changes, recordOf } from '../../platform/audit/audit.ts';
import type { Command } from '../../platform/calls/command.ts';
import { toRow } from '../../platform/database/columns.ts';
import { literals } from '../../platform/database/expressions.ts';
import type { Database } from '../../platform/database/open.ts';
import { allRows, execute, insertRow, lockRow, updateRow } from '../../platform/database/rows.ts';
import { requireVersion } from '../../platform/http/if-match.ts';
import { badField, orNotFound, Problem } from '../../platform/http/problem.ts';
import { dayIn, instantsOf } from '../../platform/jobs/programme-day.ts';
import { lockTerm } from './in-term.ts';
import { findTerm, termColumnOf } from './listing.ts';
import { auditSubject, decideDelete, factsOf } from './rules.ts';

/** Adds a term that is not past. @throws {Problem} `term-name-taken`, `invalid` */
export async function addTerm(command: Command, form: TermForm): Promise<Term> {
  const today = todayOf(command);
  requireNotPast(form, today);
  const id = await insertRow(command.transaction, 'terms', {
    ...rowOf(form, command),
    created_at: command.at,
  });
  const added = orNotFound(await findTerm(command.transaction, id, today));
  await audit(command, { act: 'added', ...auditSubject(added), after: recordOf(factsOf(added)) });
  return added;
}

/** Writes an admin's change. @throws {Problem} `not-found`, `changed`, `term-over`, `term-name-taken`, `invalid` */
export async function changeTerm(
  command: Command,
  id: number,
  form: TermForm,
  version: string | null,
): Promise<Term> {
  const { transaction } = command;
  const today = todayOf(command);
  await lockRow(transaction, 'terms', id);
  const before = orNotFound(await findTerm(transaction, id, today));
  if (before.phase === 'past') throw new Problem('term-over', `${before.name} is over.`);
  requireVersion(version, before, form, termColumnOf);
  requireNotPast(form, today);
  const held = await lockTerm(transaction, id);
  await updateRow(transaction, 'terms', id, rowOf(form, command));
  if (held) await moveDeadlines(transaction, id, { from: held.closesAt, now: command.at });
  const after = orNotFound(await findTerm(transaction, id, today));
  const changed = changes(factsOf(before), factsOf(after));
  await audit(command, { act: 'changed', ...auditSubject(after), ...changed });
  return after;
}

const todayOf = ({ timeZone, at }: Pick<Command, 'timeZone' | 'at'>): string => dayIn(timeZone, at);

/** Nothing could be put into a term that begins as past, because past terms do not change. */
function requireNotPast({ evaluateBy }: TermForm, today: string): void {
  if (evaluateBy < today) throw badField('evaluateBy', 'Choose today or a later day.');
}

/**
 * Moves the deadlines of a term's projects with its dates: one that was the term's own follows it, another one is at
 * most the term's. Ended ones stay.
 */
async function moveDeadlines(
  transaction: Database,
  termId: number,
  { from, now }: { readonly from: Date; readonly now: Date },
): Promise<void> {
  const moved = sql`case when p.deadline = ${from} then t.closes_at else least(p.deadline, t.closes_at) end`;
  await execute(transaction)`
    update projects p set deadline = ${moved}, deadline_passed = ${moved} <= ${now}
    from terms t
    where t.id = ${termId} and p.term_id = t.id and p.status not in (${literals(ended)})
      and p.deadline is distinct from ${moved}`;
}

const rowOf = (form: TermForm, { timeZone }: Command) => ({
  ...toRow(termColumnOf, form),
  ...instantsOf(form, timeZone),
});

/** @throws {Problem} `not-found`, `others-depend` while projects or students are in it */
export async function deleteTerm(command: Command, id: number): Promise<void> {
  const { transaction } = command;
  // Waits for records being added to it, so that they are counted.
  await execute(transaction)`select from terms where id = ${id} for update`;
  const term = orNotFound(await findTerm(transaction, id, todayOf(command)));
  const [obstacle] = await obstaclesToDeletingTerms(transaction, [id]);
  if (obstacle) throw new Problem('others-depend', obstacle.sentence);
  await execute(transaction)`delete from terms where id = ${id}`;
  await audit(command, { act: 'deleted', ...auditSubject(term), before: recordOf(factsOf(term)) });
}

/** Finds the terms that cannot be deleted, with reasons. */
export async function obstaclesToDeletingTerms(
  db: Database,
  ids: readonly number[],
): Promise<{ id: number; sentence: string }[]> {
  const rows = await allRows<{ id: number; name: string; projects: number; students: number }>(db)`
    select t.id, t.name, (select count(*)::int from projects p where p.term_id = t.id) as projects,
      (select count(*)::int from students s where s.term_id = t.id) as students
    from terms t where t.id = any(${ids}::bigint[]) order by t.id`;
  return rows.flatMap((term) => {
    const sentence = decideDelete(term);
    return sentence === null ? [] : [{ id: term.id, sentence }];
  });
}
