import { sql } from 'kysely';
import type {
  ApplicationDetail,
  ApplicationEdit,
  EarlierVersion,
} from '../../../../src/contract/applications/applications.ts';
import type { ApplicationStatus } from '../../../../src/contract/applications/moves.ts';
import type { Page } from '../../../../src/contract/paging.ts';
import { obstacleToEdit } from '../../../../src/machines/lifecycle/application.ts';
import type { Command } from '../../../platform/calls/command.ts';
import { selectColumns } from '../../../platform/database/columns.ts';
import { pageWithTotal } from '../../../platform/database/count-matching.ts';
import { asInstant } from '../../../platform/database/expressions.ts';
import type { Database } from '../../../platform/database/open.ts';
import { limitsOf } from '../../../platform/database/paged.ts';
import { allRows, execute, firstRow } from '../../../platform/database/rows.ts';
import { requireVersion } from '../../../platform/http/if-match.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { resumeIn } from '../../students/resumes/sent.ts';
import { requireOwnResume } from '../apply.ts';
import { keepMoved } from '../happened.ts';

const wordColumnOf = {
  message: 'message',
  resumeLink: 'resume_link',
  resumeId: 'resume_id',
} as const;

interface LockedWords extends ApplicationEdit {
  readonly studentId: number;
  readonly projectId: number;
  readonly status: ApplicationStatus;
  readonly edits: number;
  /** As an edit names it. */
  readonly version: string;
}

/** Reads an application's text and locks the row until the transaction ends. */
const lockWords = (transaction: Database, id: number) =>
  firstRow<LockedWords>(transaction)`
    select student_id as "studentId", project_id as "projectId", status, edits, (edits + 1)::text as version, ${selectColumns(wordColumnOf, 'applications')}
    from applications where id = ${id} for update`;

/** Keeps what a locked application says as a version, and writes what it says from now on. */
async function replaceWords(
  transaction: Database,
  id: number,
  { message, resumeLink, resumeId }: ApplicationEdit,
  now: Date,
): Promise<void> {
  await execute(transaction)`
    insert into application_versions (application_id, version, sent_at, message, resume_link, resume_id)
    select id, edits + 1, coalesce(edited_at, applied_at), message, resume_link, resume_id
    from applications where id = ${id}`;
  await execute(transaction)`
    update applications set message = ${message}, resume_link = ${resumeLink}, resume_id = ${resumeId},
      edits = edits + 1, edited_at = ${now}
    where id = ${id}`;
}

/** Reads the résumé sent with an application, and how often it was edited. */
export async function readVersion(
  db: Database,
  id: number,
): Promise<Pick<ApplicationDetail, 'resume' | 'editedAt' | 'version' | 'edits'>> {
  const row = await firstRow<Pick<ApplicationDetail, 'resume' | 'editedAt' | 'version' | 'edits'>>(
    db,
  )`
    select ${resumeIn('r')} as resume, ${asInstant(sql`a.edited_at`)} as "editedAt", (a.edits + 1)::text as version, a.edits
    from applications a left join resumes r on r.id = a.resume_id
    where a.id = ${id}`;
  return row ?? { resume: null, editedAt: null, version: '1', edits: 0 };
}

/** One page of what an application said before each edit, the newest first. */
export async function earlierVersionsOf(
  db: Database,
  id: number,
  part: { page: number; pageSize: number },
): Promise<Page<EarlierVersion>> {
  const rows = await allRows<EarlierVersion>(db)`
    select v.version, ${asInstant(sql`v.sent_at`)} as "sentAt", v.message, v.resume_link as "resumeLink",
      ${resumeIn('r')} as resume
    from application_versions v left join resumes r on r.id = v.resume_id
    where v.application_id = ${id} order by v.version desc ${limitsOf(part)}`;
  return pageWithTotal(db, rows, part, sql`application_versions v`, sql`v.application_id = ${id}`);
}

/**
 * Changes what a student wrote in an application; what it said before is kept. Its company sees it and is not notified.
 * To send again what is there already changes nothing.
 * @param version what the edit began from; null where the caller does not say
 * @throws {Problem} `not-found` (also for a stranger's), `not-editable`, `changed`, `invalid` for a résumé that is
 * neither in the profile nor with the application
 */
export async function editApplication(
  command: Command,
  id: number,
  edit: ApplicationEdit,
  version: string | null,
): Promise<void> {
  const { transaction, by, at } = command;
  const there = await lockWords(transaction, id);
  if (there?.studentId !== by.accountId) throw new Problem('not-found');
  const fields = Object.keys(wordColumnOf) as (keyof ApplicationEdit)[];
  if (fields.every((name) => edit[name] === there[name])) return;
  const obstacle = obstacleToEdit(there);
  if (obstacle) throw new Problem('not-editable', obstacle);
  requireVersion(version, there, edit, wordColumnOf);
  if (edit.resumeId !== there.resumeId)
    await requireOwnResume(transaction, by.accountId, edit.resumeId);
  await replaceWords(transaction, id, edit, at);
  const { status } = there;
  const edited = { to: status, reason: '', note: '' };
  await keepMoved(command, { id, status }, there.projectId, 'edit', edited);
}
