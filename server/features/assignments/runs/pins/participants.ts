import { sql } from 'kysely';
import * as v from 'valibot';
import type {
  OpenProject,
  Participant,
} from '../../../../../src/contract/assignments/assignment-pins.ts';
import { assignmentScope } from '../../../../../src/contract/assignments/assignment-run.ts';
import type { Database } from '../../../../platform/database/open.ts';
import { searchedIn } from '../../../../platform/database/paged.ts';
import { allRows } from '../../../../platform/database/rows.ts';
import { inScope, takingPart } from '../scope.ts';

const everythingNow = (now: Date) => ({ ...v.parse(assignmentScope, {}), now });
const offeredAtMost = 20;
/** Limit of students read, even if more contain the text. */
const lookedAtAtMost = 500;

const openProject = sql`
  p.id as pid, p.title, k.name as "companyName", p.places - p.places_taken as places`;

/** The first projects by title that can take part and hold a text. */
export async function openProjects(
  db: Database,
  searchText: string,
  now: Date,
): Promise<OpenProject[]> {
  const found = searchText === '' ? sql`true` : searchedIn(sql`p.search`, searchText);
  return allRows<OpenProject>(db)`
    select ${openProject} from projects p join companies k on k.id = p.company_id
    where ${inScope(everythingNow(now))} and ${found}
    order by p.title collate reading, p.id limit ${offeredAtMost}`;
}

/** The first students by name who can take part and hold a text, with the projects they can get. */
export async function participants(
  db: Database,
  searchText: string,
  now: Date,
): Promise<Participant[]> {
  const everything = everythingNow(now);
  const found = searchText === '' ? sql`true` : searchedIn(sql`search`, searchText);
  const students = await allRows<Omit<Participant, 'projects'>>(db)`
    select t.id as "studentId", t.first_name || ' ' || t.last_name as name, t.email
    from (select * from students where ${found} order by last_name collate reading, id limit ${lookedAtAtMost}) t
    where exists (select 1 ${takingPart(everything)} and a.student_id = t.id)
    order by t.last_name collate reading, t.id limit ${offeredAtMost}`;
  const ids = students.map(({ studentId }) => studentId);
  const applied = await allRows<OpenProject & { studentId: number }>(db)`
    select w.student_id as "studentId", ${openProject}
    from (select a.student_id, a.project_id ${takingPart(everything)} and a.student_id = any(${ids}::bigint[])) w
      join projects p on p.id = w.project_id join companies k on k.id = p.company_id
    order by p.title collate reading, p.id`;
  return students.map((student) => ({
    ...student,
    projects: applied
      .filter(({ studentId }) => studentId === student.studentId)
      .slice(0, offeredAtMost)
      .map(({ studentId: _, ...project }) => project),
  }));
}
