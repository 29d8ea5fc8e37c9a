import { type RawBuilder, sql } from 'kysely';
import { live } from '../../../src/machines/lifecycle/application.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { Command } from '../../platform/calls/command.ts';
import { literals } from '../../platform/database/expressions.ts';
import type { Database } from '../../platform/database/open.ts';
import { allValues, execute } from '../../platform/database/rows.ts';
import { Problem } from '../../platform/http/problem.ts';
import { lockOwnProject } from '../projects/lock.ts';

/**
 * Keeps a student's ranking of their live applications, the most wanted first.
 * @throws {Problem} `not-live` unless all of them are theirs and live
 */
export async function rankOwnApplications(
  command: Command,
  applicationIds: readonly number[],
): Promise<void> {
  const { transaction, by } = command;
  const own = sql`student_id = ${by.accountId}`;
  if (!(await rank(transaction, sql.ref('preference'), own, applicationIds)))
    throw new Problem(
      'not-live',
      'The status of an application has changed. Reload the page and try again.',
    );
}

/**
 * Keeps a company's ranking of a project's live applications, the most wanted first.
 * @param after the order that its writer had read, the unranked at the end
 * @throws {Problem} `not-found`, `not-live` unless all of them are of the project and live, `changed`
 */
export async function rankApplicants(
  command: Command,
  projectId: number,
  { applicationIds, after }: { applicationIds: readonly number[]; after?: number[] | undefined },
): Promise<void> {
  const { transaction, by } = command;
  const { title } = await lockOwnProject(transaction, projectId, by);
  const ofProject = sql`project_id = ${projectId}`;
  const there = await allValues<number>(transaction)`
    select id from applications
    where ${ofProject} and status in (${literals(live)}) and company_rank is not null order by company_rank`;
  const isLatest = [after, applicationIds].some((known) => !known || beginsWith(known, there));
  if (!isLatest)
    throw new Problem(
      'changed',
      'Somebody else has ranked these applicants since you opened the ranking.',
    );
  if (!(await rank(transaction, sql.ref('company_rank'), ofProject, applicationIds)))
    throw new Problem(
      'not-live',
      'An applicant’s status has changed. Reload the list and rank again.',
    );
  const subject = { kind: 'project', subjectId: projectId, subject: title } as const;
  await audit(command, { act: 'ranked', ...subject, after: { applicationIds } });
}

/** True if these come first in an order, as they are. Other applications may come between. */
const beginsWith = (order: readonly number[], these: readonly number[]): boolean => {
  const among = order.filter((id) => these.includes(id));
  return among.length === these.length && among.every((id, at) => id === these[at]);
};

/**
 * Rows are locked in the order of their numbers, so that two rankings that share some never wait for each other.
 * @returns whether all were live and of the chosen ones; nothing is written otherwise
 */
async function rank(
  transaction: Database,
  column: RawBuilder<unknown>,
  which: RawBuilder<unknown>,
  applicationIds: readonly number[],
): Promise<boolean> {
  const found = new Set(
    await allValues<number>(transaction)`
    select id from applications
    where ${which} and status in (${literals(live)})
    order by id for update`,
  );
  if (applicationIds.some((id) => !found.has(id))) return false;
  await execute(transaction)`
    update applications a set ${column} = ranked.place
    from (
      select live.id, array_position(${[...applicationIds]}::bigint[], live.id) as place
      from unnest(${[...found]}::bigint[]) as live (id)
    ) ranked
    where a.id = ranked.id and a.${column} is distinct from ranked.place`;
  return true;
}
