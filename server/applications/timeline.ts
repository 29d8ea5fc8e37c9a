import { sql } from 'kysely';
import {
  type Application,
  type ApplicationDetail,
  type RejectionReason,
  rejectionReasons,
  type TimelineEntry,
} from '../../src/contract/applications.ts';
import { asInstant } from '../database/instant.ts';
import type { Database } from '../database/open.ts';

/** More moves than an application can make; a bound all the same. */
const movesAtMost = 50;

/** An application with every move it made, oldest first, and its project. */
export async function withTimeline(
  db: Database,
  application: Application,
): Promise<ApplicationDetail> {
  const { rows: moves } = await sql<TimelineEntry>`
    select ${asInstant(sql`e.at`)} as at, e.event, e.from_status as "from", e.to_status as "to",
      coalesce(lower(a.role), 'system') as by, e.reason, e.note
    from application_events e left join accounts a on a.id = e.account_id
    where e.application_id = ${application.applicationId}
    order by e.at, e.id limit ${movesAtMost}`.execute(db);
  const { rows: projects } = await sql<ApplicationDetail['project']>`
    select description, project_link as "projectLink", skills, engineering_type as "engineeringType",
      duration_days as duration, location, status
    from projects where id = ${application.projectId}`.execute(db);
  const [project] = projects;
  if (!project) throw new Error(`Application ${application.applicationId} has no project.`);
  const timeline = moves.map((move) => ({ ...move, reason: inWords(move.reason) }));
  return { ...application, timeline, project };
}

/** The sentence a student reads for a reason; other texts stand as they were written. */
const inWords = (reason: string): string => rejectionReasons[reason as RejectionReason] ?? reason;
