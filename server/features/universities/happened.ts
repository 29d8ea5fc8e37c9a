import { sql } from 'kysely';
import type { StudentNames } from '../../../src/words/universities/news.ts';
import type { Database } from '../../platform/database/open.ts';
import { byNumber, type ReadEvent } from '../../platform/events/told.ts';

const students = sql`
  select s.id, s.first_name || ' ' || s.last_name as name from students s where s.id`;
const applications = sql`
  select a.id, p.title as name from applications a join projects p on p.id = a.project_id where a.id`;
/** Universities by number; it ends before `= any(…)`. */
export const universitiesBy = sql`select u.id, u.name from universities u where u.id`;

interface Named {
  readonly name: string;
}

/** The names that events between students and their universities are told with, in the same order. */
export async function studentNames(
  db: Database,
  events: readonly ReadEvent[],
): Promise<StudentNames[]> {
  const facts = events.map(
    (event) => event.facts as { readonly application?: number; readonly inCharge?: number | null },
  );
  const ids = events.map(({ aboutId }) => aboutId);
  const named = await byNumber<Named>(db, ids, students);
  const places = facts.map(({ application }) => application);
  const projects = await byNumber<Named>(db, places, applications);
  const inCharge = facts.map((one) => one.inCharge);
  const universities = await byNumber<Named>(db, inCharge, universitiesBy);
  return ids.map((id, at) => ({
    student: named.get(id)!.name,
    project: projects.get(places[at])?.name ?? null,
    inCharge: universities.get(inCharge[at])?.name ?? null,
  }));
}
