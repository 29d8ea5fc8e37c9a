import type { StaffForm, StaffMember } from '../../../../src/contract/universities/staff.ts';
import { audit, changes, recordOf } from '../../../platform/audit/audit.ts';
import type { Command } from '../../../platform/calls/command.ts';
import type { Database } from '../../../platform/database/open.ts';
import { allRows, allValues, execute, lockRow } from '../../../platform/database/rows.ts';
import { requireVersion } from '../../../platform/http/if-match.ts';
import { badField, orNotFound, Problem } from '../../../platform/http/problem.ts';
import { changeAddress } from '../../accounts/address/change.ts';
import { deleteAccount, setAccountState } from '../../accounts/state.ts';
import { findStaff } from './listing.ts';
import { auditSubject, factsOf, lossSentence } from './rules.ts';

const formFields = { name: 'name', email: 'email', universityIds: 'universityIds' } as const;

/**
 * Writes an admin's change. The students they see follow their universities at once.
 * @throws {Problem} `not-found`, `changed`, `email-taken`, `password-needed` for another address, `invalid`
 */
export async function changeStaff(
  command: Command,
  id: number,
  form: StaffForm,
  version: string | null,
): Promise<StaffMember> {
  const { transaction } = command;
  await lockRow(transaction, 'accounts', id);
  const before = orNotFound(await findStaff(transaction, id));
  requireVersion(version, before, form, formFields);
  if (form.email !== before.email) await changeAddress(command, id, form.email);
  await execute(transaction)`update faculty set name = ${form.name} where account_id = ${id}`;
  await writeUniversities(transaction, id, form.universityIds);
  const after = orNotFound(await findStaff(transaction, id));
  const changed = changes(factsOf(before), factsOf(after));
  await audit(command, { act: 'changed', ...auditSubject(after), ...changed });
  return after;
}

/** Disables a member of staff, whose sessions end at once, or enables them again. @throws {Problem} `not-found` */
export async function setStaffState(
  command: Command,
  id: number,
  to: 'active' | 'disabled',
): Promise<StaffMember> {
  const { transaction } = command;
  const staff = orNotFound(await findStaff(transaction, id));
  await setAccountState(command, [id], { from: staff.state, to, subject: auditSubject(staff) });
  return orNotFound(await findStaff(transaction, id));
}

/** Somebody who works at universities, for an account that is there. */
export const insertStaff = (transaction: Database, id: number, name: string, now: Date) =>
  execute(transaction)`
    insert into faculty (account_id, name, created_at) values (${id}, ${name}, ${now})`;

/** Replaces the universities that somebody works at. @throws {Problem} `invalid` if one of the universities is gone */
export async function writeUniversities(
  transaction: Database,
  id: number,
  universityIds: readonly number[],
): Promise<void> {
  // Includes earlier ones: this waits for a merge under way, and removes what it left here.
  const there = new Set(
    await allValues<number>(transaction)`
    select u.id from universities u
    where u.id = any(${universityIds}::bigint[])
      or u.id in (select university_id from faculty_universities where account_id = ${id})
    order by u.id for key share`,
  );
  if (universityIds.some((one) => !there.has(one)))
    throw badField(
      'universityIds',
      'One of these universities has been merged or deleted. Choose again.',
    );
  await execute(transaction)`
    delete from faculty_universities
    where account_id = ${id} and university_id <> all(${universityIds}::bigint[])`;
  await execute(transaction)`
    insert into faculty_universities (account_id, university_id)
    select distinct ${id}::bigint, one from unnest(${universityIds}::bigint[]) as one
    on conflict do nothing`;
}

/**
 * Deletes a member of staff with their account; their sessions end with it.
 * @throws {Problem} `not-found`, and `others-depend` where what they did for students would be lost, unless `force`
 */
export async function deleteStaff(
  command: Command,
  id: number,
  { force }: { force: boolean },
): Promise<void> {
  const { transaction } = command;
  const staff = orNotFound(await findStaff(transaction, id));
  if (!force) await refuseLoss(transaction, id);
  await deleteAccount(transaction, id);
  await audit(command, {
    act: 'deleted',
    ...auditSubject(staff),
    before: recordOf(factsOf(staff)),
  });
}

async function refuseLoss(transaction: Database, id: number): Promise<void> {
  const [loss] = await lossesWithStaff(transaction, [id]);
  if (loss?.sentence) throw new Problem('others-depend', loss.sentence);
}

/** The loss to students with each of these; null for none. */
export async function lossesWithStaff(
  db: Database,
  ids: readonly number[],
): Promise<{ id: number; sentence: string | null }[]> {
  const rows = await allRows<{ id: number; recommendations: number; supervised: number }>(db)`
    select f.account_id as id,
      (select count(*)::int from recommendations where account_id = f.account_id) as recommendations,
      (
        select count(*)::int from applications where academic_supervisor_id = f.account_id and status = 'Accepted'
      ) as supervised
    from faculty f where f.account_id = any(${ids}::bigint[]) order by 1`;
  return rows.map(({ id, ...loss }) => ({ id, sentence: lossSentence(loss) }));
}
