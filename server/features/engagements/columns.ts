import { type RawBuilder, sql } from 'kysely';
import type { KeptWait } from '../../../src/contract/engagements/engagements.ts';
import type { EngagementEventKind } from '../../../src/contract/engagements/events.ts';
import type { Moment } from '../../../src/contract/evaluations/evaluations.ts';
import type { Person } from '../../platform/calls/person.ts';
import { asInstant } from '../../platform/database/expressions.ts';
import type { Standings } from './board/standing-in-sql.ts';

/** Joins the student, project and company of an engagement, given its number in a column. */
export const sidesOf = (id: RawBuilder<unknown>) => sql`
  join applications a on a.id = ${id}
  join students s on s.id = a.student_id
  join projects p on p.id = a.project_id
  join companies c on c.id = p.company_id`;

/** Joins of the columns, beside `engagements e`. */
export const engagementJoins = sql`
  ${sidesOf(sql`e.id`)}
  left join milestones m on m.engagement_id = e.id and m.number = e.milestone`;

/** The day on which the work of `engagements e` on `projects p` is to end: what both sides have agreed to since moves it. */
export const agreedEnd = sql<string | null>`(case when p.end_date is not null then greatest(
  p.end_date, (select max(n.due_on) from milestones n where n.engagement_id = e.id)) end)::text`;

/** Everything that waits in `engagements e` beside its next step, a row of `KeptWait` each. */
const alsoWaiting = sql`
  jsonb_to_recordset(e.also) as w (step text, turn text, milestone int, since text, "dueOn" text)`;

/** All that waits in `engagements e`, a row of `KeptWait` each, what comes first before the others. */
export const waitsOf = sql`
  select e.next as step, e.turn, e.milestone, ${asInstant(sql`e.turn_since`)} as since, e.due_on::text as "dueOn"
  where e.next is not null
  union all select w.* from ${alsoWaiting}`;

export const allThatWaits = sql<readonly KeptWait[]>`
  coalesce((select json_agg(w) from (${waitsOf}) w), '[]')`;

/** Further waits for a reader in the form of the contract's `Engagement`. */
const alsoFor = (reader: Person) => sql`coalesce((
  select json_agg(json_build_object('next', w.step, 'turn', w.turn, 'turnSince', w.since, 'dueOn', w."dueOn",
    'milestone', n.title, 'milestoneNumber', w.milestone))
  from ${alsoWaiting} left join milestones n on n.engagement_id = e.id and n.number = w.milestone
  where w.step <> 'evaluate midway' or not ${hasEvaluated(reader, 'midpoint')}), '[]')`;

/** True if the work of `engagements e` runs. After its end only the outcome and permission to show it can be open. */
export const runs = sql<boolean>`e.next not in ('decide objection', 'allow showing')`;

/** True if a board shows `engagements e`, until its outcome is final. */
export const isOnBoard = sql<boolean>`e.next <> 'allow showing'`;

/** True if `evaluations v` counts in `evaluation_rounds r`. One written before the work was extended does not. */
export const isIn = sql`(v.steps is not null and v.at >= r.asked_at)`;

/** True if a person may read evaluations; at a university only the academic supervisor may. Needs `sidesOf`. */
export const readsEvaluations = ({ role, accountId }: Person) =>
  sql`(${role !== 'Faculty'}::boolean or a.academic_supervisor_id = ${accountId})`;

/** True if this person's side has written its sealed evaluation of `engagements e`. */
export const evaluatedBy = (person: Person): RawBuilder<boolean> =>
  sql`(e.next is not distinct from 'evaluate' and ${hasEvaluated(person, 'final')})`;

/** Halfway and at the end an evaluation is sealed until both are in, or their day has come. */
export function hasEvaluated({ role }: Person, moment: Moment): RawBuilder<boolean> {
  if (role !== 'Student' && role !== 'Company') return sql`false`;
  return sql`exists (
    select from evaluations v join evaluation_rounds r on (r.engagement_id, r.moment) = (v.engagement_id, v.moment)
    where v.engagement_id = e.id and v.moment = ${sql.lit(moment)} and v.side = ${sql.lit(role.toLowerCase())}
      and ${isIn} and r.opened_at is null)`;
}

/** True if this person decided the outcome of `engagements e` and a side objects to it. */
const decidedBy = ({
  accountId,
}: Person) => sql`(e.next is not distinct from 'decide objection' and exists (
    select from outcomes o where o.engagement_id = e.id and o.account_id = ${accountId}))`;

/** Columns of the contract's `Engagement` for a reader and a moment. */
export const engagementColumns = (stands: Standings, reader: Person) => sql`
  ${evaluatedBy(reader)} as evaluated, ${decidedBy(reader)} as decided,
  case when ${isOnBoard} then ${stands.standing} end as standing,
  case when ${isOnBoard} then ${stands.reason} end as reason,
  e.id, e.state, p.id as "projectId", p.title as "projectTitle", c.name as "companyName",
  s.id as "studentId", s.first_name || ' ' || s.last_name as "studentName",
  ${asInstant(sql`e.opened_at`)} as "openedAt", e.next, e.turn, ${asInstant(sql`e.turn_since`)} as "turnSince",
  m.title as milestone, e.milestone as "milestoneNumber", e.due_on::text as "dueOn", ${alsoFor(reader)} as also,
  json_build_object('planned', e.planned, 'settled', e.settled) as progress`;

/**
 * ‘Mara Lindt at Voltara’ for a company’s person, the name of a student or teammate, ‘Programme’s office’ for an admin;
 * null for nobody. Needs `sidesOf`.
 */
export const personNamed = (accountId: RawBuilder<unknown>) => sql`(
  select coalesce(
    (select w.name || ' at ' || c.name from company_members w
     where w.account_id = who.id and w.company_id = p.company_id),
    (select t.first_name || ' ' || t.last_name from students t where t.id = who.id),
    case when who.role = 'Admin' then 'Programme’s office' end)
  from accounts who where who.id = ${accountId})`;

/** From the events of an engagement those of one kind, as `x`; further conditions may follow. */
export const happenedIn = (id: RawBuilder<unknown>, kind: EngagementEventKind) => sql`
  from events x where x.about = 'engagement' and x.about_id = ${id} and x.kind = ${sql.lit(kind)}`;
