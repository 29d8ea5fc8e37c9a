import type { RubricForm } from '../../../src/contract/evaluations/own-rubric.ts';
import { builtInRubric, type RubricVersion } from '../../../src/contract/evaluations/rubric.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { Command } from '../../platform/calls/command.ts';
import type { Database } from '../../platform/database/open.ts';
import { allRows, execute, firstRow } from '../../platform/database/rows.ts';
import { Problem } from '../../platform/http/problem.ts';

/** Reads the current questions, by the programme or built in. */
export async function currentRubric(db: Database): Promise<RubricVersion> {
  const row = await firstRow<RubricVersion>(db)`
    select version, company, student from rubrics order by version desc limit 1`;
  return row ?? builtInRubric;
}

/** Reads the questions of these versions, and the current ones. */
export async function rubricsOf(
  db: Database,
  versions: readonly number[],
): Promise<RubricVersion[]> {
  const rows = await allRows<RubricVersion>(db)`
    select version, company, student from rubrics
    where version = any(${[...versions]}::int[]) or version = (select max(version) from rubrics) order by version`;
  const isBuiltIn = rows.length === 0 || versions.includes(builtInRubric.version);
  return isBuiltIn ? [builtInRubric, ...rows] : rows;
}

/** Writes the next version. @throws {Problem} `changed` when somebody else has written one meanwhile */
export async function saveRubric(
  command: Command,
  { after, company, student }: RubricForm,
): Promise<void> {
  const { transaction, by, at } = command;
  await execute(transaction)`lock table rubrics in share row exclusive mode`;
  const { version } = await currentRubric(transaction);
  if (version !== after)
    throw new Problem(
      'changed',
      'Somebody else has changed the questions in the meantime. Reload the page.',
    );
  await execute(transaction)`
    insert into rubrics (version, company, student, at, account_id)
    values (${version + 1}, ${JSON.stringify(company)}, ${JSON.stringify(student)}, ${at}, ${by.accountId})`;
  await audit(command, {
    act: 'changed',
    kind: 'rubric',
    subjectId: version + 1,
    subject: `Evaluation questions, version ${version + 1}`,
    before: { version },
    after: { version: version + 1 },
  });
}
