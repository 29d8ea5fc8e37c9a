import type { ApplicationStatus } from '../../../src/contract/applications/moves.ts';
import { dayMs } from '../../../src/contract/days.ts';
import { type ApplicationMove, live } from '../../../src/machines/lifecycle/application.ts';
import { literals } from '../../platform/database/expressions.ts';
import type { Database } from '../../platform/database/open.ts';
import { execute, firstRow, firstValue } from '../../platform/database/rows.ts';
import { Problem } from '../../platform/http/problem.ts';

export interface LockedApplication {
  readonly id: number;
  readonly studentId: number;
  readonly projectId: number;
  readonly status: ApplicationStatus;
  readonly offerExpiresAt: Date | null;
  readonly offerOpened: boolean;
  /** Changes with every edit of the student. */
  readonly version: string;
  /** The student has answered the early end. */
  readonly isAnswered: boolean;
}

/** @returns the new application's number, or null when the student already has a live one there. */
export const insertApplication = (
  transaction: Database,
  form: {
    studentId: number;
    projectId: number;
    message: string;
    resumeLink: string;
    resumeId: number | null;
  },
  now: Date,
) =>
  firstValue<number>(transaction)`
    insert into applications (student_id, project_id, status, message, resume_link, resume_id, applied_at)
    values (${form.studentId}, ${form.projectId}, 'Under Review', ${form.message}, ${form.resumeLink},
      ${form.resumeId}, ${now})
    on conflict (student_id, project_id)
      where status in (${literals(live)}) do nothing
    returning id`;

/** Reads an application's project without a lock, because the project must be locked first. */
export const projectIdOf = (db: Database, id: number) =>
  firstValue<number>(db)`
    select project_id from applications where id = ${id}`;

export const lockApplication = (transaction: Database, id: number) =>
  firstRow<LockedApplication>(transaction)`
    select id, student_id as "studentId", project_id as "projectId", status, offer_expires_at as "offerExpiresAt",
      offer_opened_at is not null as "offerOpened", (edits + 1)::text as version, exists (
        select 1 from application_events e where e.application_id = applications.id and e.event = 'answer'
      ) as "isAnswered"
    from applications where id = ${id} for update`;

export const setStatus = (
  transaction: Database,
  id: number,
  status: ApplicationStatus,
  offerExpiresAt: Date | null,
) =>
  execute(transaction)`
    update applications set status = ${status}, offer_expires_at = ${offerExpiresAt}, offer_opened_at = null
    where id = ${id}`;

/** Notes that its student opens an offer: from then on its company is bound by it. Nothing where there is none. */
export const noteOfferOpened = (db: Database, id: number, studentId: number, now: Date) =>
  execute(db)`
    update applications set offer_opened_at = ${now}
    where id = ${id} and student_id = ${studentId} and status = 'Offered' and offer_opened_at is null`;

interface RecordedMove {
  readonly applicationId: number;
  readonly at: Date;
  /** Null for the product itself. */
  readonly by: number | null;
  readonly event: ApplicationMove | 'apply' | 'edit';
  readonly from: ApplicationStatus | null;
  readonly to: ApplicationStatus;
  readonly reason: string;
  readonly note: string;
}

/** More than anybody moves one application in a day. Each move is kept for good and announced to the other side. */
const movesADay = 50;

/** @throws {Problem} `too-many-requests` for moving one to and fro */
export async function recordMove(transaction: Database, move: RecordedMove): Promise<void> {
  const since = new Date(move.at.getTime() - dayMs);
  const moved = await firstValue<number>(transaction)`
    select count(*)::int from application_events
    where application_id = ${move.applicationId} and account_id = ${move.by} and at > ${since}`;
  if (moved! >= movesADay)
    throw new Problem(
      'too-many-requests',
      `You have changed this application ${movesADay} times within a day. Go on tomorrow.`,
    );
  await execute(transaction)`
    insert into application_events (application_id, at, account_id, event, from_status, to_status, reason, note)
    values (${move.applicationId}, ${move.at}, ${move.by}, ${move.event}, ${move.from}, ${move.to}, ${move.reason},
      ${move.note})`;
}
