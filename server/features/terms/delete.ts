import { audit } from '../../platform/audit/audit.ts';
import { recordOf } from '../../platform/audit/rules.ts';
import type { Command } from '../../platform/calls/command.ts';
import type { Database } from '../../platform/database/open.ts';
import { allRows, execute } from '../../platform/database/rows.ts';
import { orNotFound, Problem } from '../../platform/http/problem.ts';
import { findTerm } from './listing.ts';
import { auditSubject, decideDelete, factsOf } from './rules.ts';
import { todayOf } from './save.ts';

/** @throws {Problem} `not-found`, `others-depend` while projects or students are in it */
export async function deleteTerm(command: Command, id: number): Promise<void> {
  const { transaction } = command;
  // Whoever comes into it meanwhile is waited for, and counted.
  await execute(transaction)`select from terms where id = ${id} for update`;
  const term = orNotFound(await findTerm(transaction, id, todayOf(command)));
  const [obstacle] = await obstaclesToDeletingTerms(transaction, [id]);
  if (obstacle) throw new Problem('others-depend', obstacle.sentence);
  await execute(transaction)`delete from terms where id = ${id}`;
  await audit(command, { act: 'deleted', ...auditSubject(term), before: recordOf(factsOf(term)) });
}

/** Which of these terms cannot be deleted, and why. */
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
