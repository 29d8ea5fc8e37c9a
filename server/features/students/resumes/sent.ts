import type { FastifyReply } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import type { Resume } from '../../../../src/contract/students/resumes.ts';
import { asInstant } from '../../../platform/database/expressions.ts';
import type { Database } from '../../../platform/database/open.ts';
import { firstRow, hasRow } from '../../../platform/database/rows.ts';
import { asAttachment } from '../../../platform/http/attachment.ts';

/** Facts of a row of `resumes`, without its content; null if an outer join found none. */
export const resumeIn = (table: string): RawBuilder<Resume | null> => sql`
  case when ${sql.ref(`${table}.id`)} is not null then json_build_object(
    'id', ${sql.ref(`${table}.id`)}, 'name', ${sql.ref(`${table}.name`)}, 'bytes', ${sql.ref(`${table}.bytes`)},
    'uploadedAt', ${asInstant(sql.ref(`${table}.uploaded_at`))}) end`;

export const resumeInProfile = (studentId: RawBuilder<unknown>): RawBuilder<Resume | null> => sql`
  (select ${resumeIn('r')} from resumes r where r.student_id = ${studentId} and r.in_profile)`;

/**
 * True if this is the résumé in the student's profile. It is locked until the transaction ends, so replacing or
 * deleting it waits and then finds the application that uses it.
 */
export const lockInProfile = (transaction: Database, studentId: number, resumeId: number) =>
  hasRow(transaction)`
    select from resumes where id = ${resumeId} and student_id = ${studentId} and in_profile
    for share`;

/** The résumé that went with a version of an application (from 1), or with what it says now; null where none did. */
export const findSentResume = (db: Database, applicationId: number, version: number | undefined) =>
  firstRow<{ name: string; content: Uint8Array }>(db)`
    select r.name, r.content
    from (
      select edits + 1 as version, resume_id, true as is_now from applications where id = ${applicationId}
      union all
      select version, resume_id, false from application_versions where application_id = ${applicationId}
    ) sent join resumes r on r.id = sent.resume_id
    where ${version === undefined ? sql`sent.is_now` : sql`sent.version = ${version}`}`;

/** A résumé as an answer: a file to be saved. */
export function pdfFile(
  reply: Pick<FastifyReply, 'header'>,
  { name, content }: { readonly name: string; readonly content: Uint8Array },
): Uint8Array {
  asAttachment(reply, { name, plain: 'resume.pdf' });
  return Buffer.from(content);
}
