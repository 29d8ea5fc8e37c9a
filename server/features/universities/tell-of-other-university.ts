import { openOffer } from '../../../src/machines/lifecycle/application.ts';
import type { Command } from '../../platform/calls/command.ts';
import { literals } from '../../platform/database/expressions.ts';
import type { Database } from '../../platform/database/open.ts';
import { allRows, firstRow } from '../../platform/database/rows.ts';
import { type AddressedNews, notifyAll } from '../../platform/notifications/notify.ts';
import { takeAllowance } from '../accounts/allowances.ts';
import { addressHash } from '../accounts/sessions/attempts.ts';

/** A student's text and the university it leads to, if that is another than theirs while a place waits for theirs. */
interface ByProfile {
  readonly written: string;
  readonly universityId: number | null;
}

interface Place {
  readonly student: string;
  readonly title: string;
  readonly status: (typeof openOffer)[number] | 'Accepted';
  /** The university the student falls under. */
  readonly inChargeId: number | null;
  readonly inCharge: string | null;
}

/** Finds the university that a student's profile leads to now. */
export async function universityByProfile(db: Database, studentId: number): Promise<ByProfile> {
  const row = await firstRow<ByProfile>(db)`
    select university as written, university_of(university, email) as "universityId"
    from students where id = ${studentId}`;
  return row!;
}

/**
 * Notifies the staff of both universities, and the student if one of them is to confirm a place, when a profile with a
 * place or an offer leads to another university than before. The notifications per student are limited.
 */
export async function tellOfOtherUniversity(
  command: Command,
  studentId: number,
  before: ByProfile,
): Promise<void> {
  const { transaction, codeKey, at } = command;
  const after = await universityByProfile(transaction, studentId);
  if (after.universityId === before.universityId) return;
  const place = await placeOf(transaction, studentId);
  if (!place) return;
  const whose = addressHash(codeKey, `university of student ${studentId}`);
  if (!(await takeAllowance(transaction, 'mail', whose, at))) return;
  const { student, title, status, inCharge, inChargeId } = place;
  const isWaiting = status === 'Awaiting university';
  const then = isWaiting
    ? `The place in “${title}” is still waiting for ${inCharge}, which was asked to confirm it.`
    : `They ${status === 'Offered' ? 'have been offered' : 'have'} a place in “${title}”.`;
  const universities = [before.universityId, after.universityId, inChargeId];
  const staff = await staffOf(transaction, universities, inChargeId);
  const news = staff.map(
    ({ accountId, isInCharge }): AddressedNews => ({
      accountId,
      kind: 'place to confirm',
      title: 'A student named another university',
      message: `${student} now writes “${after.written}” as their university, and wrote “${before.written}” before. ${then}`,
      // Others do not see the student.
      link: isInCharge ? `/faculty/student?student=${studentId}` : '',
    }),
  );
  if (isWaiting)
    news.push({
      accountId: studentId,
      kind: 'from university',
      title: 'Your place is still waiting for the university that was asked',
      message: `${inCharge} confirms your place in “${title}”, whatever your profile says now. Your new university counts for what you apply to from now on.`,
      link: '/student/myproject',
    });
  await notifyAll(command, transaction, news);
}

/** The place of a student that comes first: one that waits for a university, else any they have or are offered. */
const placeOf = (db: Database, studentId: number) =>
  firstRow<Place>(db)`
    select s.first_name || ' ' || s.last_name as student, p.title, a.status,
      u.id as "inChargeId", u.name as "inCharge"
    from applications a join projects p on p.id = a.project_id join students s on s.id = a.student_id
      left join universities u on u.id = s.university_id
    where a.student_id = ${studentId} and a.status in (${literals(openOffer)}, 'Accepted')
    order by a.status = 'Awaiting university' desc, a.id desc limit 1`;

const staffOf = (
  db: Database,
  universityIds: readonly (number | null)[],
  inChargeId: number | null,
) =>
  allRows<{ accountId: number; isInCharge: boolean }>(db)`
    select account_id as "accountId",
      coalesce(bool_or(university_id = ${inChargeId}::bigint), false) as "isInCharge"
    from faculty_universities where university_id = any(${universityIds}::bigint[])
    group by account_id order by account_id`;
