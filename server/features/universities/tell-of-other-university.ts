import { openOffer } from '../../../src/machines/lifecycle/application.ts';
import { happened } from '../../platform/acts/happened.ts';
import type { Command } from '../../platform/calls/command.ts';
import { literals } from '../../platform/database/expressions.ts';
import type { Database } from '../../platform/database/open.ts';
import { allRows, firstRow } from '../../platform/database/rows.ts';
import { takeAllowance } from '../accounts/allowances.ts';
import { addressHash } from '../accounts/sessions/attempts.ts';

/** A student's text and the university it leads to, if that is another than theirs while a place waits for theirs. */
interface ByProfile {
  readonly written: string;
  readonly universityId: number | null;
}

interface Place {
  readonly application: number;
  readonly status: (typeof openOffer)[number] | 'Accepted';
  /** The university the student falls under. */
  readonly inChargeId: number | null;
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
  const { application, status, inChargeId: inCharge } = place;
  const universities = [before.universityId, after.universityId, inCharge];
  const staff = await staffOf(transaction, universities, inCharge);
  const [seeing, others] = [true, false].map((isTheirs) =>
    staff.filter(({ isInCharge }) => isInCharge === isTheirs).map(({ accountId }) => accountId),
  );
  const named = {
    aboutId: studentId,
    facts: { before: before.written, after: after.written, application, status, inCharge },
  };
  const student = status === 'Awaiting university' ? [studentId] : [];
  await happened(command, [
    { ...named, kind: 'other university named', concerned: { university: seeing!, student } },
    { ...named, kind: 'other university named elsewhere', concerned: { university: others! } },
  ]);
}

/** The place of a student that comes first: one that waits for a university, else any they have or are offered. */
const placeOf = (db: Database, studentId: number) =>
  firstRow<Place>(db)`
    select a.id as application, a.status, s.university_id as "inChargeId"
    from applications a join students s on s.id = a.student_id
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
