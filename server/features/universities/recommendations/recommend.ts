import {
  type Recommendation,
  recommendationsAtMost,
} from '../../../../src/contract/universities/recommendations.ts';
import type { Command } from '../../../platform/calls/command.ts';
import type { Database } from '../../../platform/database/open.ts';
import { allRows } from '../../../platform/database/rows.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { notify } from '../../../platform/notifications/notify.ts';
import { requireSeen } from '../scope.ts';
import { columns, deleteSentence, writeSentence } from './repository.ts';

/**
 * Recommends a student of the caller's universities, or changes what was said. The student is told of what is new.
 * @throws {Problem} `not-found`
 */
export async function recommendStudent(
  command: Command,
  studentId: number,
  sentence: string,
): Promise<void> {
  const { transaction, by, at } = command;
  await requireSeen(transaction, by.accountId, studentId);
  const said = { staffId: by.accountId, studentId, sentence };
  if (!(await writeSentence(transaction, said, at))) return;
  await notify(command, transaction, studentId, {
    kind: 'from university',
    title: 'You are recommended',
    message: `Somebody at your university recommends you: “${sentence}” You choose on your profile whether companies read it.`,
    link: '/student/profile',
  });
}

/** @throws {Problem} `not-found`, also where there is none */
export async function withdrawRecommendation(command: Command, studentId: number): Promise<void> {
  const { transaction, by } = command;
  await requireSeen(transaction, by.accountId, studentId);
  if (!(await deleteSentence(transaction, by.accountId, studentId))) throw new Problem('not-found');
}

/** The recommendations of a student that companies may read, the newest first: not what the student hides. */
export const shownRecommendations = (db: Database, studentId: number) =>
  allRows<Recommendation>(db)`
    select ${columns}
    from recommendations r join faculty f on f.account_id = r.account_id
    where r.student_id = ${studentId} and not r.hidden
    order by r.written_at desc, r.account_id limit ${recommendationsAtMost}`;
