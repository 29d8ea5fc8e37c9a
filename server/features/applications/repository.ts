import { sql } from 'kysely';
import type { ApplicationStatus } from '../../../src/contract/applications/moves.ts';
import { live } from '../../../src/machines/lifecycle/application.ts';
import { literals } from '../../platform/database/expressions.ts';
import type { Database } from '../../platform/database/open.ts';
import { execute, firstRow, firstValue } from '../../platform/database/rows.ts';
import { movesOf } from './happened.ts';

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
        select ${movesOf(sql`applications.id`)} and e.kind = 'answer') as "isAnswered"
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
