import type { Project } from '../../../../src/contract/projects/projects.ts';
import { live } from '../../../../src/machines/lifecycle/application.ts';
import { closedBy } from '../../../../src/machines/lifecycle/applying.ts';
import type { Person } from '../../../platform/calls/person.ts';
import { batchLoader } from '../../../platform/database/batch-loader.ts';
import { literals } from '../../../platform/database/expressions.ts';
import type { Database } from '../../../platform/database/open.ts';
import { allRows } from '../../../platform/database/rows.ts';
import { type FitStudent, fitsOf, requirementsOf } from '../../students/fit.ts';

/** A project as it is for everybody, before what it is to the one who asks. */
export type ProjectRow = Omit<
  Project,
  'applied' | 'applicationId' | 'saved' | 'applying' | 'companyAway' | 'fit'
> & {
  readonly companyAway: boolean;
  /** Start and end of applications in its term; null without a term. */
  readonly opensAt: string | null;
  readonly closesAt: string | null;
};

/** A student's profile, for the fit, and what the student did with the projects of a page. */
interface StudentViewer extends FitStudent {
  /** The student's live applications to the page's projects. */
  readonly applied: readonly { readonly pid: number; readonly id: number }[];
  /** Projects of the page that the student has saved. */
  readonly saved: readonly number[];
}

interface ViewerKey {
  readonly studentId: number;
  /** The numbers of the page's projects. */
  readonly projectIds: readonly number[];
}

const viewerOf = batchLoader(studentViewers);

/** The wire's projects from a page's rows, as one person sees them. */
export async function addViewerFields(
  db: Database,
  person: Person,
  now: Date,
  rows: readonly ProjectRow[],
): Promise<Project[]> {
  if (person.role !== 'Student') return rows.map(forViewer(null, now));
  const projectIds = rows.map(({ pid }) => pid);
  return rows.map(forViewer(await viewerOf(db, { studentId: person.accountId, projectIds }), now));
}

/** Students do not see the text of a disabled company. */
const unwritten = { description: '', projectLink: '', skills: '', deliverables: null } as const;

/** Makes the wire's project from its row; the viewer is null unless they are a student. */
function forViewer(viewer: StudentViewer | null, now: Date): (row: ProjectRow) => Project {
  const fitOf = viewer && fitsOf(viewer);
  return ({ companyAway, closesAt, ...row }) => {
    const application = viewer?.applied.find(({ pid }) => pid === row.pid);
    return {
      ...row,
      ...(companyAway && { companyAway }),
      ...(companyAway && viewer && unwritten),
      applied: viewer ? application !== undefined : null,
      applicationId: application?.id ?? null,
      saved: viewer ? viewer.saved.includes(row.pid) : null,
      applying: closedBy({ ...row, closesAt, companyAway }, now) ?? 'open',
      fit: fitOf ? fitOf(requirementsOf(row)) : null,
    };
  };
}

/** The students who ask, in their order; each with their own page. */
async function studentViewers(
  db: Database,
  keys: readonly ViewerKey[],
): Promise<(StudentViewer | null)[]> {
  const rows = await allRows<StudentViewer & { place: number }>(db)`
    select asked.place::int, s.skills, s.engineering_type as "engineeringType", s.available_days as "availableDays",
      (
        select coalesce(json_agg(json_build_object('pid', a.project_id, 'id', a.id)), '[]') from applications a
        where a.student_id = s.id and a.project_id = any(asked."projectIds") and a.status in (${literals(live)})
      ) as applied,
      (
        select coalesce(json_agg(v.project_id), '[]') from saved_projects v
        where v.student_id = s.id and v.project_id = any(asked."projectIds")
      ) as saved
    from rows from (json_to_recordset(${JSON.stringify(keys)}) as ("studentId" bigint, "projectIds" bigint[]))
      with ordinality as asked ("studentId", "projectIds", place)
    join students s on s.id = asked."studentId"`;
  const viewers = new Map(rows.map(({ place, ...viewer }) => [place, viewer]));
  return keys.map((_, at) => viewers.get(at + 1) ?? null);
}
