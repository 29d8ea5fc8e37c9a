import { sql } from 'kysely';
import type {
  ManagedUniversity,
  UniversityMerge,
} from '../../../src/contract/universities/managed-universities.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { Command } from '../../platform/calls/command.ts';
import type { Database } from '../../platform/database/open.ts';
import { execute } from '../../platform/database/rows.ts';
import { badField, orNotFound, Problem } from '../../platform/http/problem.ts';
import { findUniversity } from './listing.ts';
import { auditSubject, factsOf } from './rules.ts';

/**
 * Counts the records that a merge of two universities would move.
 * @throws {Problem} `not-found` if one of them is gone, `invalid` for itself
 */
export async function previewMerge(
  db: Database,
  id: number,
  intoId: number,
): Promise<UniversityMerge> {
  const [from, into] = await both(db, id, intoId);
  const { name, otherNames, domains, students, staff } = from;
  return {
    id,
    name,
    into: { id: into.id, name: into.name },
    students,
    staff,
    names: [name, ...otherNames],
    domains,
  };
}

/**
 * Merges a university into another, which gets its students, staff, names and domains, and deletes it. If two admins
 * merge the same pair at once, in either direction, the second gets `not-found`.
 * @throws {Problem} `not-found` if one of them is gone, `invalid` for itself
 */
export async function mergeUniversity(
  command: Command,
  id: number,
  intoId: number,
): Promise<ManagedUniversity> {
  const { transaction } = command;
  // Always locked in one order, to avoid deadlocks. New students wait for it, and then find the other university.
  await execute(transaction)`
    select from universities where id in (${id}, ${intoId}) order by id for update`;
  const [from, into] = await both(transaction, id, intoId);
  for (const table of [
    'university_names',
    'university_domains',
    'students',
    'university_words',
  ] as const)
    await execute(transaction)`
      update ${sql.table(table)} set university_id = ${intoId} where university_id = ${id}`;
  await execute(transaction)`
    update applications set applied_under_id = ${intoId} where applied_under_id = ${id}`;
  await moveStaff(transaction, id, intoId);
  await execute(transaction)`delete from universities where id = ${id}`;
  await audit(command, {
    act: 'merged',
    ...auditSubject(from),
    before: { ...factsOf(from), students: from.students },
    after: { mergedInto: into.name },
  });
  return orNotFound(await findUniversity(transaction, intoId));
}

/** Staff of both belong to the remaining one. */
async function moveStaff(transaction: Database, id: number, intoId: number): Promise<void> {
  await execute(transaction)`
    insert into faculty_universities (account_id, university_id)
    select account_id, ${intoId}::bigint from faculty_universities where university_id = ${id}
    on conflict do nothing`;
  await execute(transaction)`delete from faculty_universities where university_id = ${id}`;
}

async function both(
  db: Database,
  id: number,
  intoId: number,
): Promise<[ManagedUniversity, ManagedUniversity]> {
  if (id === intoId) throw badField('into', 'Choose another university.');
  const [from, into] = [await findUniversity(db, id), await findUniversity(db, intoId)];
  if (!from || !into)
    throw new Problem(
      'not-found',
      'One of these universities has been merged or deleted in the meantime.',
    );
  return [from, into];
}
