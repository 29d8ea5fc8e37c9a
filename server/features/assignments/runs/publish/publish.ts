import { sql } from 'kysely';
import type {
  AssignmentScope,
  AssignmentState,
  ProposalKind,
} from '../../../../../src/contract/assignments/assignment-run.ts';
import { dayMs } from '../../../../../src/contract/days.ts';
import {
  applicationAfter,
  awaitingCompany,
  offerDays,
} from '../../../../../src/machines/lifecycle/application.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Command } from '../../../../platform/calls/command.ts';
import { asInstant } from '../../../../platform/database/expressions.ts';
import type { Database } from '../../../../platform/database/open.ts';
import { allRows, execute, firstRow } from '../../../../platform/database/rows.ts';
import { orNotFound, Problem } from '../../../../platform/http/problem.ts';
import { emailOf } from '../../../accounts/person.ts';
import { auditSubject } from '../rules.ts';
import { type AskedScope, takingPart } from '../scope.ts';
import { type Granted, tellGranted, tellOthers } from './notifications.ts';

/** The states from which the lifecycle lets an admin offer a place. */
const mayBeOffered = awaitingCompany.filter(
  (status) => applicationAfter(status, 'offer', 'Admin') === 'Offered',
);

interface LockedRun {
  readonly state: AssignmentState;
  readonly scope: AssignmentScope;
  readonly publishedAt: Date | null;
  readonly publishedKind: ProposalKind;
}

/** Locks a run until the transaction ends. @throws {Problem} `not-found`, `run-not-ready` */
export async function lockRun(
  transaction: Database,
  runId: number,
  state: AssignmentState,
  words: string,
): Promise<LockedRun> {
  const row = await firstRow<LockedRun>(transaction)`
    select state, scope, published_at as "publishedAt", published_kind as "publishedKind"
    from assignment_runs where id = ${runId} for update`;
  const run = orNotFound(row);
  if (run.state !== state) throw new Problem('run-not-ready', words);
  return run;
}

/** Locks the projects of a run by number. Moves of their applications wait for it. */
export const lockProjects = (transaction: Database, runId: number) =>
  execute(transaction)`
    select p.id from projects p
    where p.id in (select project_id from assignment_projects where run_id = ${runId})
    order by p.id for update`;

/**
 * Turns a proposal into offers: all of them in one transaction or none, and only if the programme
 * still is as it was when the run was proposed. Everybody concerned is notified.
 * @throws {Problem} `not-found`, `run-not-ready`, `programme-changed` with what has changed
 */
export async function publish(command: Command, runId: number, kind: ProposalKind): Promise<void> {
  const { transaction, by, at: now } = command;
  const run = await lockRun(transaction, runId, 'proposed', 'Only a draft can be published.');
  await lockProjects(transaction, runId);
  const changes = await changesSince(transaction, runId, { ...run.scope, now });
  if (changes.length > 0) {
    throw new Problem('programme-changed', `${changes.join(' ')} Compute a new proposal.`);
  }
  const until = new Date(now.getTime() + offerDays * dayMs);
  const granted = await allRows<Granted>(transaction)`
      update applications a set status = 'Offered',
        offer_expires_at = case when t.answers_end_at > ${now} then least(t.answers_end_at, ${until}) else ${until} end
      from assignment_places w join projects p on p.id = w.project_id left join terms t on t.id = p.term_id
        join assignment_entries e on e.run_id = w.run_id and e.application_id = w.application_id
      where w.run_id = ${runId} and w.kind = ${kind} and a.id = w.application_id
        and a.status = any(${mayBeOffered}::text[])
      returning a.id, a.student_id as "studentId", a.project_id as project, e.status as "from", a.status as "to",
        ${asInstant(sql`a.offer_expires_at`)} as "answerBy"`;
  await countPlaces(transaction, runId, kind, 1);
  await execute(transaction)`
      update assignment_runs
      set state = 'published', published_kind = ${kind}, published_at = ${now}, published_by = ${await emailOf(transaction, by.accountId)}
      where id = ${runId}`;
  const entry = { act: 'published', ...auditSubject(runId), after: { kind } };
  await audit(command, entry);
  await tellGranted(command, 'offer', granted);
  await tellOthers(command, runId, kind);
}

/** Takes the granted places of every project (1), or gives them back (-1). */
export const countPlaces = (
  transaction: Database,
  runId: number,
  kind: ProposalKind,
  sign: 1 | -1,
) =>
  execute(transaction)`
    update projects p
    set places_taken = p.places_taken + ${sign}::int * g.granted,
      open_applications = p.open_applications - ${sign}::int * g.granted
    from (
      select project_id, count(*)::int as granted from assignment_places
      where run_id = ${runId} and kind = ${kind} group by project_id) g
    where p.id = g.project_id`;

interface Counts {
  readonly gone: number;
  readonly added: number;
  readonly moved: number;
  readonly reordered: number;
  readonly reranked: number;
  readonly projects: number;
}

/** Changes since a run was proposed, in sentences; empty if there are none. */
async function changesSince(db: Database, runId: number, scope: AskedScope): Promise<string[]> {
  const rows = await allRows<Omit<Counts, 'projects'>>(db)`
    with today as (select a.id, a.status, a.preference, a.company_rank ${takingPart(scope)}),
      proposed as (select * from assignment_entries where run_id = ${runId})
    select count(*) filter (where t.id is null)::int as gone,
      count(*) filter (where e.application_id is null)::int as added,
      count(*) filter (where t.status <> e.status)::int as moved,
      count(*) filter (where t.id = e.application_id and t.preference is distinct from e.preference)::int as reordered,
      count(*) filter (where t.id = e.application_id and t.company_rank is distinct from e.company_rank)::int as reranked
    from today t full join proposed e on e.application_id = t.id`;
  const place = await firstRow<{ projects: number }>(db)`
    select count(*)::int as projects
    from assignment_projects x left join projects p on p.id = x.project_id
    where x.run_id = ${runId}
      and (p.id is null or p.status <> 'pending' or p.places - p.places_taken <> x.places)`;
  return sentences({ ...rows[0]!, ...place! });
}

const sentences = (counts: Counts): string[] =>
  [
    counted(counts.gone, 'application no longer takes part', 'applications no longer take part'),
    counted(counts.added, 'application is new', 'applications are new'),
    counted(counts.moved, 'application changed status', 'applications changed status'),
    counted(
      counts.reordered,
      'application changed place in its student’s order',
      'applications changed place in their students’ order',
    ),
    counted(
      counts.reranked,
      'applicant was ranked differently',
      'applicants were ranked differently',
    ),
    counted(
      counts.projects,
      'project changed its places or status',
      'projects changed their places or status',
    ),
  ].filter((sentence) => sentence !== '');

const counted = (count: number, one: string, many: string): string =>
  count === 0 ? '' : `${count.toLocaleString('en')} ${count === 1 ? one : many}.`;
