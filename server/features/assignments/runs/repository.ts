import { sql } from 'kysely';
import type {
  AssignmentRun,
  AssignmentScope,
  AssignmentState,
  ListedRun,
} from '../../../../src/contract/assignments/assignment-run.ts';
import type { Page } from '../../../../src/contract/paging.ts';
import type { Database } from '../../../platform/database/open.ts';
import { allRows, firstValue, hasRow } from '../../../platform/database/rows.ts';
import { readNamedPins } from './pins/repository.ts';

/** A published run can be taken back for so long, in ms. */
export const undoMs = 3_600_000;
/** A run that was not heard of for so long was left by its server, in ms. */
const leftAfterMs = 60_000;

export async function insertRun(
  db: Database,
  run: { scope: AssignmentScope; seed: number; by: string; at: Date },
): Promise<number> {
  return (await firstValue<number>(db)`
    insert into assignment_runs (state, scope, seed, created_at, created_by, step, share, seen_at)
    values ('proposing', ${JSON.stringify(run.scope)}, ${run.seed}, ${run.at}, ${run.by}, 'Reading', 0, ${run.at})
    returning id`)!;
}

/** Saves a run's progress. @returns false if it was discarded meanwhile, on any instance */
export const saveProgress = (
  db: Database,
  id: number,
  { step, share, at }: { step: string; share: number; at: Date },
) =>
  hasRow(db)`
    update assignment_runs set step = ${step}, share = ${share}, seen_at = ${at}
    where id = ${id} and state = 'proposing' returning id`;

/** @returns whether the run was in that state, and so has moved */
export const moveRun = (
  db: Database,
  id: number,
  from: readonly AssignmentState[],
  to: AssignmentState,
) =>
  hasRow(db)`
    update assignment_runs set state = ${to} where id = ${id} and state = any(${from}::text[])
    returning id`;

export async function findRun(db: Database, id: number, now: Date): Promise<AssignmentRun | null> {
  const { rows } = await listRuns(db, sql`r.id = ${id}`, { page: 1, pageSize: 1 }, now);
  return rows[0] ? { ...rows[0], ...(await readNamedPins(db, id)) } : null;
}

interface StoredProposal extends Omit<ListedRun['proposals'][number], 'blocking'> {
  readonly blocking: readonly { studentId: number; projectId: number }[];
}

type RunRow = Omit<ListedRun, 'createdAt' | 'progress' | 'proposals' | 'published'> & {
  createdAt: Date;
  step: string;
  share: number;
  proposals: StoredProposal[];
  publishedAt: Date | null;
  publishedBy: string;
  publishedKind: ListedRun['proposals'][number]['kind'];
};

/** Runs, the newest first; the names in them are those of today. */
export async function listRuns(
  db: Database,
  where: ReturnType<typeof sql>,
  { page, pageSize }: { page: number; pageSize: number },
  now: Date,
): Promise<Page<ListedRun>> {
  const left = new Date(now.getTime() - leftAfterMs);
  const rows = await allRows<RunRow & { total: number }>(db)`
    select r.id, r.scope, r.seed, r.created_at as "createdAt", r.created_by as "createdBy", r.step, r.share,
      case when r.state = 'proposing' and r.seen_at < ${left} then 'failed' else r.state end as state,
      r.students, r.projects, r.applications, r.proposals, r.short_places as "shortPlaces",
      r.published_at as "publishedAt", r.published_by as "publishedBy", r.published_kind as "publishedKind",
      (select coalesce(json_agg(lacking), '[]') from (
        select p.id as pid, p.title, c.name as "companyName", x.places, x.short
        from assignment_projects x join projects p on p.id = x.project_id join companies c on c.id = p.company_id
        where x.run_id = r.id and x.short > 0 order by x.short desc, x.project_id limit 100) lacking) as short,
      (select count(*)::int from assignment_runs r where ${where}) as total
    from assignment_runs r where ${where}
    order by r.created_at desc, r.id desc
    limit ${pageSize} offset ${(page - 1) * pageSize}`;
  const names = await namesIn(
    db,
    rows.flatMap(({ proposals }) => proposals),
  );
  return { rows: rows.map((row) => asRun(row, names)), total: rows[0]?.total ?? 0 };
}

type Names = { students: Map<number, string>; projects: Map<number, string> };

function asRun(
  { step, share, publishedAt, publishedBy, publishedKind, ...row }: RunRow,
  names: Names,
): ListedRun {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    progress: { step, share },
    proposals: row.proposals.map((proposal) => ({
      ...proposal,
      blocking: proposal.blocking.map(({ studentId, projectId }) => ({
        student: names.students.get(studentId) ?? 'Deleted student',
        project: names.projects.get(projectId) ?? 'Deleted project',
      })),
    })),
    published: publishedAt && {
      at: publishedAt.toISOString(),
      by: publishedBy,
      kind: publishedKind,
      undoUntil: new Date(publishedAt.getTime() + undoMs).toISOString(),
    },
  };
}

async function namesIn(db: Database, proposals: readonly StoredProposal[]): Promise<Names> {
  const pairs = proposals.flatMap(({ blocking }) => blocking);
  const students = await allRows<{ id: number; name: string }>(db)`
    select id, first_name || ' ' || last_name as name from students
    where id = any(${pairs.map(({ studentId }) => studentId)}::bigint[])`;
  const projects = await allRows<{ id: number; title: string }>(db)`
    select id, title from projects
    where id = any(${pairs.map(({ projectId }) => projectId)}::bigint[])`;
  return {
    students: new Map(students.map(({ id, name }) => [id, name])),
    projects: new Map(projects.map(({ id, title }) => [id, title])),
  };
}
