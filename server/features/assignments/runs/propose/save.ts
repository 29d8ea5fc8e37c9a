import type { Database } from '../../../../platform/database/open.ts';
import { allRows, execute, hasRow } from '../../../../platform/database/rows.ts';
import type { RunProject } from './run-instance.ts';
import type { Solved, SolvedProposal } from './solve.ts';
import type { OrderedWish, Wish } from './wishes.ts';

const batch = 5_000;

function* batches<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < all.length; at += batch) yield all.slice(at, at + batch);
}

export async function saveProjects(
  db: Database,
  runId: number,
  projects: readonly RunProject[],
  short: Int32Array,
): Promise<void> {
  const rows = projects.map((project, at) => ({ ...project, short: short[at]! }));
  for (const some of batches(rows)) {
    await execute(db)`
      insert into assignment_projects (run_id, project_id, places, short)
      select ${runId}, * from unnest(
        ${some.map(({ projectId }) => projectId)}::bigint[], ${some.map(({ places }) => places)}::int[],
        ${some.map((row) => row.short)}::int[])`;
  }
}

/** Both sides' orders, with what the programme said when they were read. */
export async function saveEntries(
  db: Database,
  runId: number,
  wishes: readonly OrderedWish[],
  said: ReadonlyMap<number, Pick<Wish, 'status' | 'preference' | 'companyRank'>>,
): Promise<void> {
  for (const some of batches(wishes)) {
    const then = some.map(({ applicationId }) => said.get(applicationId)!);
    await execute(db)`
      insert into assignment_entries (run_id, application_id, student_id, project_id, choice, standing,
        stood_by, status, preference, company_rank)
      select ${runId}, * from unnest(
        ${some.map(({ applicationId }) => applicationId)}::bigint[],
        ${some.map(({ studentId }) => studentId)}::bigint[],
        ${some.map(({ projectId }) => projectId)}::bigint[],
        ${some.map(({ choice }) => choice)}::int[], ${some.map(({ standing }) => standing)}::int[],
        ${some.map(({ stoodBy }) => stoodBy)}::text[], ${then.map(({ status }) => status)}::text[],
        ${then.map(({ preference }) => preference)}::int[],
        ${then.map(({ companyRank }) => companyRank)}::int[])`;
  }
}

export async function savePlaces(
  db: Database,
  runId: number,
  wishes: readonly OrderedWish[],
  { kind, granted }: SolvedProposal,
): Promise<void> {
  const places = Array.from(granted).flatMap((at) => (at < 0 ? [] : [wishes[at]!]));
  for (const some of batches(places)) {
    await execute(db)`
      insert into assignment_places (run_id, kind, student_id, application_id, project_id, choice, standing)
      select ${runId}, ${kind}, * from unnest(
        ${some.map(({ studentId }) => studentId)}::bigint[],
        ${some.map(({ applicationId }) => applicationId)}::bigint[],
        ${some.map(({ projectId }) => projectId)}::bigint[],
        ${some.map(({ choice }) => choice)}::int[],
        ${some.map(({ standing }) => standing)}::int[])`;
  }
}

/** Marks a run as a draft once everything is saved. @returns false if it was discarded meanwhile */
export async function finish(
  db: Database,
  runId: number,
  size: { students: number; projects: number; applications: number },
  { proposals, short }: Solved,
  at: Date,
): Promise<boolean> {
  const stored = proposals.map(({ granted: _, ...proposal }) => proposal);
  return hasRow(db)`
    update assignment_runs
    set state = 'proposed', step = 'Done', share = 1, seen_at = ${at}, students = ${size.students},
      projects = ${size.projects}, applications = ${size.applications},
      proposals = ${JSON.stringify(stored)}, short_places = ${short.reduce((sum, seats) => sum + seats, 0)}
    where id = ${runId} and state = 'proposing' returning id`;
}

/** The wishes and projects of a run, as they were saved: by student and choice. */
export async function readSaved(db: Database, runId: number) {
  const projects = await allRows<RunProject>(db)`
    select project_id as "projectId", places from assignment_projects
    where run_id = ${runId} order by project_id`;
  const wishes: OrderedWish[] = [];
  let last: Pick<OrderedWish, 'studentId' | 'choice'> = { studentId: 0, choice: 0 };
  while (true) {
    const rows = await allRows<OrderedWish>(db)`
      select application_id as "applicationId", student_id as "studentId", project_id as "projectId",
        choice, standing, stood_by as "stoodBy"
      from assignment_entries
      where run_id = ${runId} and (student_id, choice) > (${last.studentId}, ${last.choice})
      order by student_id, choice limit ${batch}`;
    wishes.push(...rows);
    if (rows.length < batch) return { projects, wishes };
    last = rows.at(-1)!;
  }
}

/** A run that was given up keeps its record and loses its results. */
export async function deleteResults(db: Database, runId: number): Promise<void> {
  await execute(db)`delete from assignment_places where run_id = ${runId}`;
  await execute(db)`delete from assignment_entries where run_id = ${runId}`;
  await execute(db)`delete from assignment_projects where run_id = ${runId}`;
}
