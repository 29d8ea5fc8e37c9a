import type { ManagedUniversity } from '../../../src/contract/universities/managed-universities.ts';
import { audit } from '../../platform/audit/audit.ts';
import { recordOf } from '../../platform/audit/rules.ts';
import type { Command } from '../../platform/calls/command.ts';
import type { Database } from '../../platform/database/open.ts';
import { allRows, execute } from '../../platform/database/rows.ts';
import { orNotFound, Problem } from '../../platform/http/problem.ts';
import { findUniversity, staffOf } from './listing.ts';
import { auditSubject, decideDelete, factsOf } from './rules.ts';

/** @throws {Problem} `not-found`, `others-depend` while students fall under it or it has staff */
export async function deleteUniversity(command: Command, id: number): Promise<void> {
  const { transaction } = command;
  // Whoever becomes a student of it meanwhile is waited for, and counted.
  await execute(transaction)`select from universities where id = ${id} for update`;
  const university = orNotFound(await findUniversity(transaction, id));
  const obstacle = decideDelete(university);
  if (obstacle !== null) throw new Problem('others-depend', obstacle);
  await execute(transaction)`delete from universities where id = ${id}`;
  const before = recordOf(factsOf(university));
  await audit(command, { act: 'deleted', ...auditSubject(university), before });
}

/** Which of these universities cannot be deleted, and why. */
export async function obstaclesToDeletingUniversities(
  db: Database,
  ids: readonly number[],
): Promise<{ id: number; sentence: string }[]> {
  const rows = await allRows<Pick<ManagedUniversity, 'id' | 'name' | 'students' | 'staff'>>(db)`
    select u.id, u.name, (select count(*)::int from students s where s.university_id = u.id) as students, ${staffOf} as staff
    from universities u where u.id = any(${ids}::bigint[]) order by u.id`;
  return rows.flatMap((university) => {
    const sentence = decideDelete(university);
    return sentence === null ? [] : [{ id: university.id, sentence }];
  });
}
