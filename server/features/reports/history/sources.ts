import { type RawBuilder, sql } from 'kysely';
import type { RecordKind } from '../../../../src/contract/reports/history.ts';
import { isMove } from '../../applications/happened.ts';

/**
 * A query of the events of a record. Each gives, in this order: time, name and number of the source, the author's
 * account, the author's address if it outlives the account, and the rest of a `HistoryEntry`.
 */
type Source = RawBuilder<unknown>;

const projectOf = sql`json_build_object('id', p.id, 'title', p.title)`;

/** Acts of admins on the record itself. Their posts and moves of projects are among those projects' moves. */
const adminActs = (kind: RecordKind, id: number): Source => sql`
  select l.at, 'act', l.id, l.account_id, l.who,
    json_build_object('what', 'admin act', 'act', l.act, 'subject', l.subject, 'before', l.before, 'after', l.after)
  from audit_log l
  where l.kind = ${kind} and l.subject_id = ${id} and not (l.kind = 'project' and l.act in ('posted', 'moved'))`;

/** Every status of projects. If an admin set it, also their other changes. */
const projectMoves = (which: RawBuilder<unknown>): Source => sql`
  select e.at, 'move', e.id, e.account_id, l.who,
    json_build_object('what', 'project moved', 'project', ${projectOf}, 'from', e.facts -> 'from', 'to', e.facts -> 'to',
      'reason', e.facts -> 'reason', 'before', l.before, 'after', l.after)
  from projects p join events e on e.about = 'project' and e.about_id = p.id and e.kind = 'project moved'
    left join audit_log l on l.kind = 'project' and l.subject_id = p.id and l.at = e.at and l.act in ('posted', 'moved')
  where ${which}`;

const projectEdits = (which: RawBuilder<unknown>): Source => sql`
  select e.at, 'edit', e.id, e.account_id, null,
    json_build_object('what', 'project edited', 'project', ${projectOf}, 'before', e.before, 'after', e.after)
  from projects p join project_edits e on e.project_id = p.id
  where ${which}`;

/** As it was written last. */
const progressNotes = (which: RawBuilder<unknown>): Source => sql`
  select u.updated_at, 'note', u.id, u.account_id, null,
    json_build_object('what', 'progress note', 'project', ${projectOf}, 'title', u.title, 'remarks', u.remarks)
  from projects p join status_updates u on u.project_id = p.id
  where ${which}`;

/** A crowded project has thousands: only the newest `atMost` are put into words. */
const applicationMoves = (which: RawBuilder<unknown>, atMost: number): Source => sql`
  select e.at, 'application', e.id, e.account_id, null,
    json_build_object('what', 'application moved', 'event', e.kind, 'project', ${projectOf},
      'student', json_build_object('id', s.id, 'name', s.first_name || ' ' || s.last_name))
  from (
    select e.*, a.student_id, a.project_id from applications a
      join events e on e.about_id = a.id and ${isMove}
    where ${which} order by e.at desc, e.id desc limit ${sql.lit(atMost)}
  ) e join students s on s.id = e.student_id join projects p on p.id = e.project_id`;

const assignments = (projectId: number): Source => sql`
  select l.at, 'assignment', l.id, l.account_id, l.who,
    json_build_object('what', 'assignment ' || l.act, 'runId', x.run_id, 'places',
      (select count(*) from assignment_places w
       where w.run_id = x.run_id and w.project_id = x.project_id and w.kind = coalesce(l.after, l.before) ->> 'kind'))
  from assignment_projects x
    join audit_log l on l.kind = 'assignment' and l.subject_id = x.run_id and l.act in ('published', 'undone')
  where x.project_id = ${projectId}`;

/** An account that an admin added did not join: that is an admin's act. */
const joining = (kind: RecordKind, id: number, joined: RawBuilder<unknown>): Source => sql`
  select joined.at, 'joined', joined.id, joined.account_id, null, json_build_object('what', 'joined')
  from (${joined}) joined
  where not exists (
    select 1 from audit_log l where l.kind = ${kind} and l.subject_id = ${id} and l.act = 'added')`;

/** Sources of a record's events. Its newest `atMost` events are among their rows. */
export const sourcesOf: Record<RecordKind, (id: number, atMost: number) => readonly Source[]> = {
  student: (id, atMost) => [
    adminActs('student', id),
    applicationMoves(sql`a.student_id = ${id}`, atMost),
    joining(
      'student',
      id,
      sql`select joined_at as at, id, id as account_id from students where id = ${id}`,
    ),
  ],
  company: (id) => [
    adminActs('company', id),
    projectMoves(sql`p.company_id = ${id}`),
    projectEdits(sql`p.company_id = ${id}`),
    progressNotes(sql`p.company_id = ${id}`),
    joining(
      'company',
      id,
      sql`select created_at as at, id, account_id from companies where id = ${id}`,
    ),
  ],
  project: (id, atMost) => [
    adminActs('project', id),
    projectMoves(sql`p.id = ${id}`),
    projectEdits(sql`p.id = ${id}`),
    progressNotes(sql`p.id = ${id}`),
    applicationMoves(sql`a.project_id = ${id}`, atMost),
    assignments(id),
  ],
};
