import { sql } from 'kysely';
import type { StudentNames } from '../../../src/words/universities/news.ts';
import type { Database } from '../../platform/database/open.ts';
import { byNumber, type ReadEvent } from '../../platform/events/told.ts';

const students = sql`
  select s.id, s.first_name || ' ' || s.last_name as name from students s where s.id`;
const applications = sql`
  select a.id, p.title as name from applications a join projects p on p.id = a.project_id where a.id`;
const universities = sql`select u.id, u.name from universities u where u.id`;

/** The names that events between students and their universities are told with, in the same order. */
export async function studentNames(
  db: Database,
  events: readonly ReadEvent[],
): Promise<StudentNames[]> {
  const factsOf = ({ facts }: ReadEvent) =>
    facts as { readonly application?: number; readonly inCharge?: number | null };
  const named = (numbers: readonly (number | null | undefined)[], statement: typeof students) =>
    byNumber<{ name: string }>(
      db,
      numbers.flatMap((number) => number ?? []),
      statement,
    );
  const student = await named(
    events.map(({ aboutId }) => aboutId),
    students,
  );
  const project = await named(
    events.map((event) => factsOf(event).application),
    applications,
  );
  const university = await named(
    events.map((event) => factsOf(event).inCharge),
    universities,
  );
  return events.map((event) => ({
    student: student.get(event.aboutId)!.name,
    project: project.get(factsOf(event).application ?? 0)?.name ?? null,
    inCharge: university.get(factsOf(event).inCharge ?? 0)?.name ?? null,
  }));
}
