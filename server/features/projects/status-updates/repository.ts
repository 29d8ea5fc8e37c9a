import { type RawBuilder, sql } from 'kysely';
import type * as v from 'valibot';
import type {
  listStatusUpdates,
  StatusUpdate,
} from '../../../../src/contract/projects/status-updates.ts';
import type { ProjectStatus } from '../../../../src/contract/projects/statuses.ts';
import type { Person } from '../../../platform/calls/person.ts';
import { selectColumns, versionOf } from '../../../platform/database/columns.ts';
import { asInstant, asSearched } from '../../../platform/database/expressions.ts';
import type { Database } from '../../../platform/database/open.ts';
import type { Listing } from '../../../platform/database/paged.ts';
import { firstRow } from '../../../platform/database/rows.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { ownProjects } from '../lock.ts';

/** The column of every field of a note that its form has. */
export const noteColumnOf = {
  projectTitle: 'project_title',
  title: 'title',
  remarks: 'remarks',
  projectId: 'project_id',
} as const satisfies Partial<Record<keyof StatusUpdate, keyof Tables['status_updates']>>;

const columns = sql<StatusUpdate>`
  u.id, ${selectColumns(noteColumnOf, 'u')}, ${versionOf(noteColumnOf, 'u')},
  ${asInstant(sql`u.updated_at`)} as "updatedAt"`;

/** A company's are those of its projects; an admin's are all. */
const within = (person: Person): RawBuilder<unknown> =>
  person.role === 'Admin'
    ? sql`true`
    : sql`u.project_id in (select p.id from projects p where ${ownProjects(person)})`;

type Query = v.InferOutput<typeof listStatusUpdates.query>;

/** The notes a person may see, the newest first unless sorted otherwise. */
export const noteListing: Listing<StatusUpdate, Query & { person: Person }> = {
  table: sql`status_updates u`,
  key: sql`u.id`,
  columns,
  filters: ({ projectId, title, searchText, person }) => [
    within(person),
    projectId === null ? null : sql`u.project_id = ${projectId}`,
    title && sql`u.title = ${title}`,
    searchText &&
      sql`as_searched(' ' || u.project_title || ' ' || u.title || ' ' || u.remarks) like ${asSearched(searchText)}`,
  ],
  orders: {
    projectTitle: sql`u.project_title collate reading`,
    title: sql`u.title`,
    updatedAt: sql`u.updated_at`,
  },
  newestBy: 'updatedAt',
};

/** One note, or null where there is none that this person may see. */
export const findNote = (db: Database, id: number, person: Person) =>
  firstRow<StatusUpdate>(db)`
    select ${columns} from status_updates u where u.id = ${id} and ${within(person)}`;

export interface NotedProject {
  readonly id: number;
  readonly title: string;
  readonly status: ProjectStatus;
}

/** The project a note is about: the one named by number, else the newest with this title; among a company's own. */
export async function projectOfNote(
  db: Database,
  { projectTitle, projectId }: { projectTitle: string; projectId?: number | undefined },
  person: Person,
): Promise<NotedProject | null> {
  const which =
    projectId === undefined
      ? sql`lower(p.title) = lower(${projectTitle})`
      : sql`p.id = ${projectId}`;
  const whose = person.role === 'Admin' ? sql`true` : ownProjects(person);
  return firstRow<NotedProject>(db)`
    select p.id, p.title, p.status from projects p
    where ${which} and ${whose} order by p.posted_at desc, p.id desc limit 1`;
}
