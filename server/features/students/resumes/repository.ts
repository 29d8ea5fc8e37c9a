import { sql } from 'kysely';
import type { Resume } from '../../../../src/contract/students/resumes.ts';
import type { Database } from '../../../platform/database/open.ts';
import { execute, firstRow } from '../../../platform/database/rows.ts';
import { resumeIn } from './sent.ts';

/** Of `resumes` what is neither in a profile nor with any application, as when these went with a project or a company. */
export const isUnused = sql`not resumes.in_profile
  and not exists (select from applications a where a.resume_id = resumes.id)
  and not exists (select from application_versions v where v.resume_id = resumes.id)`;

export async function insertResume(
  transaction: Database,
  studentId: number,
  { name, content }: { readonly name: string; readonly content: Uint8Array },
  now: Date,
): Promise<Resume> {
  const { id } = await transaction
    .insertInto('resumes')
    .values({ student_id: studentId, name, content, uploaded_at: now, in_profile: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  const row = await firstRow<{ resume: Resume }>(transaction)`
    select ${resumeIn('r')} as resume from resumes r where r.id = ${id}`;
  return row!.resume;
}

/** Takes the résumé out of a profile. @returns whether there was one */
export async function takeOutOfProfile(transaction: Database, studentId: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update resumes set in_profile = false where student_id = ${studentId} and in_profile`.execute(
    transaction,
  );
  // After that statement, which waits for an application that is being sent with it.
  await execute(transaction)`delete from resumes where student_id = ${studentId} and ${isUnused}`;
  return numAffectedRows > 0n;
}

export const findOwnResume = (db: Database, studentId: number) =>
  firstRow<{ name: string; content: Uint8Array }>(db)`
    select name, content from resumes where student_id = ${studentId} and in_profile`;
