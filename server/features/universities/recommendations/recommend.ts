import { sql } from 'kysely';
import {
  type OwnRecommendation,
  type Recommendation,
  recommendationsAtMost,
} from '../../../../src/contract/universities/recommendations.ts';
import { happened } from '../../../platform/acts/happened.ts';
import type { Command } from '../../../platform/calls/command.ts';
import { asInstant } from '../../../platform/database/expressions.ts';
import type { Database } from '../../../platform/database/open.ts';
import { allRows, hasRow } from '../../../platform/database/rows.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { requireSeen } from '../students.ts';

/**
 * Recommends a student of the caller's universities, or changes the recommendation, and notifies the student if it is
 * new. A recommendation the student hid stays hidden.
 * @throws {Problem} `not-found`
 */
export async function recommendStudent(
  command: Command,
  studentId: number,
  sentence: string,
): Promise<void> {
  const { transaction, by, at } = command;
  await requireSeen(transaction, by.accountId, studentId);
  const isNew = await hasRow(transaction)`
    insert into recommendations as r (student_id, account_id, sentence, university, written_at)
    select s.id, ${by.accountId}, ${sentence}, u.name, ${at}
    from students s join universities u on u.id = s.university_id where s.id = ${studentId}
    on conflict (student_id, account_id) do update
      set sentence = excluded.sentence, university = excluded.university, written_at = excluded.written_at
      where r.sentence <> excluded.sentence
    returning r.student_id`;
  if (!isNew) return;
  const concerned = { student: [studentId] };
  await happened(command, [
    { kind: 'recommended', aboutId: studentId, facts: { sentence }, concerned },
  ]);
}

/** @throws {Problem} `not-found`, also where there is none */
export async function withdrawRecommendation(command: Command, studentId: number): Promise<void> {
  const { transaction, by } = command;
  await requireSeen(transaction, by.accountId, studentId);
  const wasThere = await hasRow(transaction)`
    delete from recommendations where account_id = ${by.accountId} and student_id = ${studentId}
    returning student_id`;
  if (!wasThere) throw new Problem('not-found');
}

/** The recommendations of a student that companies may read, the newest first: not what the student hides. */
export const shownRecommendations = (db: Database, studentId: number) =>
  allRows<Recommendation>(db)`
    select ${columns}
    from recommendations r join faculty f on f.account_id = r.account_id
    where r.student_id = ${studentId} and not r.hidden
    order by r.written_at desc, r.account_id limit ${recommendationsAtMost}`;

/** The wire's recommendation from `recommendations r` and `faculty f`. */
const columns = sql`
  f.name as by, r.university, r.sentence, ${asInstant(sql`r.written_at`)} as "writtenAt"`;

export const recommendationsOf = (db: Database, studentId: number) =>
  allRows<OwnRecommendation>(db)`
    select r.account_id as id, ${columns}, r.hidden
    from recommendations r join faculty f on f.account_id = r.account_id
    where r.student_id = ${studentId}
    order by r.written_at desc, r.account_id limit ${recommendationsAtMost}`;

/** @returns whether there is one */
export const setHidden = (db: Database, studentId: number, staffId: number, hidden: boolean) =>
  hasRow(db)`
    update recommendations set hidden = ${hidden}
    where student_id = ${studentId} and account_id = ${staffId} returning student_id`;
