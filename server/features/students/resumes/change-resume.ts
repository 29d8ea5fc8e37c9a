import { sql } from 'kysely';
import { problems } from '../../../../src/contract/problem.ts';
import type { Resume } from '../../../../src/contract/students/resumes.ts';
import { type Caller, runCommand } from '../../../platform/calls/act.ts';
import type { Command, Services } from '../../../platform/calls/command.ts';
import type { Database } from '../../../platform/database/open.ts';
import {
  countChanged,
  execute,
  firstRow,
  firstValue,
  insertRow,
  lockRow,
} from '../../../platform/database/rows.ts';
import type { Bounded } from '../../../platform/http/limits/bounded.ts';
import { Problem } from '../../../platform/http/problem.ts';
import {
  bytesBeforePdf,
  endsLookedAt,
  faultInPdf,
  isEncrypted,
  passwordFault,
  trimmedPdf,
} from '../../../platform/storage/pdf/rules.ts';
import { requireSelf } from '../change.ts';
import { inTurn } from '../upload-turns.ts';
import { resumeIn } from './sent.ts';

/**
 * Puts a résumé in a student's profile, in place of the one that was there.
 * @param writing what bounds how many are written at once
 * @throws {Problem} `forbidden`, `resume-refused`, `too-many-requests`, `busy`
 */
export async function changeResume(
  services: Services,
  caller: Caller,
  writing: Bounded,
  id: number,
  file: { readonly name: string; readonly content: Uint8Array },
): Promise<Resume> {
  requireSelf(caller.person, id);
  return inTurn(services, id, async () => {
    const content = await wholeResume(services, file.content);
    return writing.run(() =>
      runCommand(services, caller, async ({ transaction, at }) => {
        await lockRow(transaction, 'accounts', id);
        await takeOutOfProfile(transaction, id);
        return insertResume(transaction, id, { name: nameOf(file.name), content }, at);
      }),
    );
  });
}

/**
 * Deletes the résumé in a student's profile; applications keep what was sent with them.
 * @throws {Problem} `forbidden`, `not-found`
 */
export async function removeResume({ transaction, by }: Command, id: number): Promise<void> {
  requireSelf(by, id);
  await lockRow(transaction, 'accounts', id);
  if (!(await takeOutOfProfile(transaction, id))) throw new Problem('not-found');
}

/** @returns the file as it is kept @throws {Problem} `resume-refused` where it is no PDF that everybody can open, `busy` */
async function wholeResume({ imageWorker }: Services, file: Uint8Array): Promise<Uint8Array> {
  const refuse = (sentence: string) => new Problem('resume-refused', sentence);
  if (bytesBeforePdf(file) === null) throw refuse(problems['resume-refused'].title);
  const ends = { beginning: file.subarray(0, endsLookedAt), ending: file.subarray(-endsLookedAt) };
  const fault = faultInPdf(ends);
  if (fault) throw refuse(fault);
  if (isEncrypted(ends) && (await imageWorker.asksForPassword(file))) throw refuse(passwordFault);
  return trimmedPdf(file);
}

/** A kept file always ends in `.pdf`, whatever its name was. */
const nameOf = (given: string): string => `${given.replace(/\.pdf$/i, '')}.pdf`;

/** True for `resumes` in no profile and no application, as after a project or company was deleted. */
export const isUnused = sql`not resumes.in_profile
  and not exists (select from applications a where a.resume_id = resumes.id)
  and not exists (select from application_versions v where v.resume_id = resumes.id)`;

async function insertResume(
  transaction: Database,
  studentId: number,
  { name, content }: { readonly name: string; readonly content: Uint8Array },
  now: Date,
): Promise<Resume> {
  const kept = { student_id: studentId, name, content, uploaded_at: now, in_profile: true };
  const id = await insertRow(transaction, 'resumes', kept);
  return (await firstValue<Resume>(transaction)`
    select ${resumeIn('r')} as resume from resumes r where r.id = ${id}`)!;
}

/** Takes the résumé out of a profile. @returns whether there was one */
async function takeOutOfProfile(transaction: Database, studentId: number): Promise<boolean> {
  const taken = await countChanged(transaction)`
    update resumes set in_profile = false where student_id = ${studentId} and in_profile`;
  // After that statement, which waits for an application that is being sent with it.
  await execute(transaction)`delete from resumes where student_id = ${studentId} and ${isUnused}`;
  return taken > 0;
}

export const findOwnResume = (db: Database, studentId: number) =>
  firstRow<{ name: string; content: Uint8Array }>(db)`
    select name, content from resumes where student_id = ${studentId} and in_profile`;
