import type { Student } from '../../../src/contract/students/students.ts';
import type { Command } from '../../platform/calls/command.ts';
import { lockRow } from '../../platform/database/lock-row.ts';
import { badField, orNotFound } from '../../platform/http/problem.ts';
import { lockTerm } from '../terms/in-term.ts';
import { isOver } from '../terms/rules.ts';
import { requireSelf } from './change.ts';
import { findStudent, setTerm } from './repository.ts';

/**
 * Puts a student into the term they chose, or into none.
 * @throws {Problem} `forbidden`, `not-found`, `invalid` for a term that is past or not there
 */
export async function chooseTerm(
  command: Command,
  id: number,
  termId: number | null,
): Promise<Student> {
  const { transaction, by, at } = command;
  requireSelf(by, id);
  const term = await lockTerm(transaction, termId);
  if (term && isOver(term, at))
    throw badField('termId', `${term.name} is over. Choose another term.`);
  await lockRow(transaction, 'students', id);
  await setTerm(transaction, id, termId);
  return orNotFound(await findStudent(transaction, id));
}
