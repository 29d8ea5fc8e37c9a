import { sql } from 'kysely';
import type { Closing } from '../../../src/contract/engagements/closings.ts';
import type { Engagement, Room } from '../../../src/contract/engagements/engagements.ts';
import { matesAtMost } from '../../../src/contract/engagements/plans.ts';
import type { Services } from '../../platform/calls/command.ts';
import type { Person } from '../../platform/calls/person.ts';
import { asInstant } from '../../platform/database/expressions.ts';
import type { Database } from '../../platform/database/open.ts';
import { orNotFound } from '../../platform/http/problem.ts';
import { leadOf, supervisors } from '../projects/team/lead.ts';
import { standingInSql } from './board/standing-in-sql.ts';
import { checkInOf } from './check-ins/listing.ts';
import { weekIn } from './check-ins/week.ts';
import { engagementColumns, engagementJoins, personNamed, sidesOf } from './columns.ts';
import { milestonesOf } from './deliveries/listing.ts';
import { findEngagement } from './lock.ts';
import { plansThatCount } from './plan/listing.ts';

/** What a room is read by: the week it shows is that of the programme. */
type RoomContext = Pick<Services, 'db' | 'clock' | 'timeZone' | 'checkInHours'>;

/** The room of an engagement as everybody in it sees it. @throws {Problem} `not-found`, also for a stranger’s */
export async function readRoom(services: RoomContext, id: number, person: Person): Promise<Room> {
  const { db, clock, timeZone } = services;
  await findEngagement(db, id, person);
  const { rows } = await sql<Engagement & Pick<Room, 'people' | 'places' | 'endsOn'>>`
    select ${engagementColumns(standingInSql({ now: clock(), timeZone }))}, ${peopleOf} as people, p.places,
      p.end_date::text as "endsOn"
    from engagements e ${engagementJoins} where e.id = ${id}`.execute(db);
  const [plans, milestones, closings, week] = await Promise.all([
    plansThatCount(db, id),
    milestonesOf(db, id),
    closingsOf(db, id),
    currentWeekOf(services, id),
  ]);
  return { ...orNotFound(rows[0]), ...plans, milestones, closings, week };
}

async function currentWeekOf(
  { db, clock, timeZone, checkInHours }: RoomContext,
  id: number,
): Promise<Room['week']> {
  const begins = weekIn(timeZone, clock());
  const checkIn = (await checkInOf(db, id, begins)) ?? null;
  return { begins, asksHours: checkInHours, checkIn };
}

const memberNamed = sql`select w.name from company_members w where w.company_id = p.company_id`;

const peopleOf = sql`json_build_object(
  'lead', (${memberNamed} and w.account_id = ${leadOf}),
  'supervisors', coalesce((
    select json_agg(w.name order by lower(w.name)) from company_members w
    where w.company_id = p.company_id and w.account_id in (${supervisors})), '[]'),
  'academicSupervisor', (select f.name from faculty f where f.account_id = a.academic_supervisor_id),
  'mates', coalesce((
    select json_agg(name order by lower(first_name), id) from (
      select t.id, t.first_name, t.first_name || ' ' || t.last_name as name
      from applications b join students t on t.id = b.student_id
      where b.project_id = p.id and b.id <> a.id and b.status in ('Accepted', 'Completed')
      order by lower(t.first_name), t.id limit ${sql.lit(matesAtMost)}) named), '[]'))`;

async function closingsOf(db: Database, id: number): Promise<Closing[]> {
  const { rows } = await sql<Closing>`
    select x.side, x.sentence, ${personNamed(sql`x.account_id`)} as by, ${asInstant(sql`x.at`)} as at
    from closings x ${sidesOf(sql`x.engagement_id`)}
    where x.engagement_id = ${id} order by x.at, x.side`.execute(db);
  return rows;
}
