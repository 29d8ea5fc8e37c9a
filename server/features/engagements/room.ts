import { sql } from 'kysely';
import { daysLater } from '../../../src/contract/days.ts';
import { latestCheckInsAtMost } from '../../../src/contract/engagements/check-ins.ts';
import {
  type Engagement,
  type Room,
  supervisorsAtMost,
} from '../../../src/contract/engagements/engagements.ts';
import { matesAtMost } from '../../../src/contract/engagements/plans.ts';
import { placed } from '../../../src/machines/lifecycle/application.ts';
import { mayTakePart } from '../../../src/machines/lifecycle/conversation.ts';
import type { Services } from '../../platform/calls/command.ts';
import type { Person } from '../../platform/calls/person.ts';
import { literals } from '../../platform/database/expressions.ts';
import { firstRow } from '../../platform/database/rows.ts';
import { orNotFound } from '../../platform/http/problem.ts';
import { endOfDay } from '../../platform/jobs/programme-day.ts';
import { type Reader, reachability } from '../applications/applicants/reachability.ts';
import { leadOf, supervisors } from '../projects/team/lead.ts';
import { standingInSql } from './board/standing-in-sql.ts';
import { checkInsOf } from './check-ins/listing.ts';
import { weekIn } from './check-ins/week.ts';
import { agreedEnd, engagementColumns, engagementJoins, readsEvaluations } from './columns.ts';
import { milestonesOf } from './deliveries/listing.ts';
import { findEngagement } from './lock.ts';
import { plansThatCount } from './plan/listing.ts';

/** Services for reading a room. Its week is the programme's. */
type RoomContext = Pick<Services, 'db' | 'clock' | 'timeZone'> & Pick<Reader, 'privacy'>;

/** The room of an engagement as everybody in it sees it. @throws {Problem} `not-found`, also for a stranger’s */
export async function readRoom(services: RoomContext, id: number, person: Person): Promise<Room> {
  const { db, clock, timeZone, privacy } = services;
  const { academicSupervisorId } = await findEngagement(db, id, person);
  const row = await firstRow<
    Engagement & Pick<Room, 'people' | 'project' | 'evaluations' | 'isProven'>
  >(db)`
    select ${engagementColumns(standingInSql({ now: clock(), timeZone }), person)},
      ${peopleFor({ person, privacy })} as people,
      (select to_json(said) from (select ${projectAsRead}) said) as project,
      (select count(*)::int from evaluation_rounds r where r.engagement_id = e.id and ${readsEvaluations(person)}) as evaluations,
      exists (select from credentials k where k.engagement_id = e.id) as "isProven"
    from engagements e ${engagementJoins} where e.id = ${id}`;
  const [plans, milestones, weeks] = await Promise.all([
    plansThatCount(db, id),
    milestonesOf(db, id),
    weeksOf(services, id),
  ]);
  const takesPart = mayTakePart(person, academicSupervisorId);
  return { ...orNotFound(row), takesPart, ...plans, milestones, ...weeks };
}

async function weeksOf({ db, clock, timeZone }: RoomContext, id: number) {
  const begins = weekIn(timeZone, clock());
  const { rows, total } = await checkInsOf(db, id, { page: 1, pageSize: latestCheckInsAtMost });
  const checkIn = rows.find(({ week }) => week === begins) ?? null;
  const endsAt = endOfDay(timeZone, daysLater(begins, 6)).toISOString();
  const week = { begins, endsAt, checkIn };
  return { week, latestCheckIns: [...rows], checkIns: total };
}

const projectAsRead = sql`
  p.description, p.places, p.skills, p.deliverables, p.hours_per_week as "hoursPerWeek", p.start_date::text as "startDate",
  ${agreedEnd} as "endDate", p.workplace, p.pay, p.ownership, p.confidentiality`;

const member = sql`
  select w.name, l.email from company_members w join accounts l on l.id = w.account_id
  where w.company_id = p.company_id and w.left_at is null`;

const peopleFor = (reader: Reader) => sql`json_build_object(
  'student', (
    select json_build_object('name', s.first_name || ' ' || s.last_name, 'email', r."studentEmail")
    from ${reachability(reader)} r),
  'lead', (select to_json(o) from (${member} and w.account_id = ${leadOf} limit 1) o),
  'supervisors', coalesce((
    select json_agg(o) from (
      ${member} and w.account_id in (${supervisors}) order by w.name collate reading limit ${sql.lit(supervisorsAtMost)}) o), '[]'),
  'academicSupervisor', (
    select json_build_object('name', f.name, 'email', l.email)
    from faculty f join accounts l on l.id = f.account_id where f.account_id = a.academic_supervisor_id),
  'mates', coalesce((
    select json_agg(name order by first_name collate reading, id) from (
      select t.id, t.first_name, t.first_name || ' ' || t.last_name as name
      from applications b join students t on t.id = b.student_id
      where b.project_id = p.id and b.id <> a.id and b.status in (${literals(placed)})
      order by t.first_name collate reading, t.id limit ${sql.lit(matesAtMost)}) named), '[]'))`;
