import type {
  ManagedUniversity,
  UniversityForm,
} from '../../../src/contract/universities/managed-universities.ts';
import { audit } from '../../platform/audit/audit.ts';
import { changes, recordOf } from '../../platform/audit/rules.ts';
import type { Command } from '../../platform/calls/command.ts';
import { lockRow } from '../../platform/database/rows.ts';
import { requireVersion } from '../../platform/http/if-match.ts';
import { badField, orNotFound } from '../../platform/http/problem.ts';
import { findUniversity } from './listing.ts';
import { writeDomains, writeNames } from './names.ts';
import { auditSubject, factsOf } from './rules.ts';
import { placeStudents } from './students.ts';

declare module '../../platform/calls/command.ts' {
  interface Reactions {
    /** The mail domains of a university change: `change` writes them. */
    universityDomainsChange(command: Command, change: () => Promise<void>): Promise<void>;
  }
}

/** What a form of a university holds, by the columns its version is made of. */
const formFields = {
  name: 'name',
  otherNames: 'otherNames',
  domains: 'domains',
  confirmsPlaces: 'confirmsPlaces',
} as const;

/** Adds a university, and places students under it. @throws {Problem} `university-taken`, `invalid` as below */
export async function addUniversity(
  command: Command,
  form: UniversityForm,
): Promise<ManagedUniversity> {
  const { transaction, at } = command;
  const { name, otherNames = [], domains = [], confirmsPlaces = false } = form;
  requireStaff(confirmsPlaces, 0);
  const { id } = await transaction
    .insertInto('universities')
    .values({ name, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const added = await write(command, id, { name, otherNames, domains });
  await audit(command, { act: 'added', ...auditSubject(added), after: recordOf(factsOf(added)) });
  return added;
}

/**
 * Writes an admin's change, and places students anew.
 * @throws {Problem} `not-found`, `changed`, `university-taken`, `invalid` where nobody is there to confirm places
 */
export async function changeUniversity(
  command: Command,
  id: number,
  form: UniversityForm,
  version: string | null,
): Promise<ManagedUniversity> {
  const before = await lockedUniversity(command, id);
  requireVersion(version, before, form, formFields);
  const {
    name,
    otherNames = before.otherNames,
    domains = before.domains,
    confirmsPlaces = before.confirmsPlaces,
  } = form;
  if (confirmsPlaces !== before.confirmsPlaces) requireStaff(confirmsPlaces, before.staff);
  return change(command, before, { name, otherNames, domains, confirmsPlaces });
}

/** Gives a university one more name. @throws {Problem} `not-found`, `university-taken` */
export async function nameUniversity(
  command: Command,
  id: number,
  name: string,
): Promise<ManagedUniversity> {
  const before = await lockedUniversity(command, id);
  // The names it has stay as they are spelled.
  return change(command, before, { ...before, otherNames: [...before.otherNames, name] });
}

async function lockedUniversity({ transaction }: Command, id: number): Promise<ManagedUniversity> {
  await lockRow(transaction, 'universities', id);
  return orNotFound(await findUniversity(transaction, id));
}

/** Silence would end every offer. */
function requireStaff(confirmsPlaces: boolean, staff: number): void {
  if (confirmsPlaces && staff === 0)
    throw badField('confirmsPlaces', 'Invite staff of this university first: they confirm places.');
}

type Written = Pick<ManagedUniversity, 'name' | 'otherNames' | 'domains'>;

async function change(
  command: Command,
  before: ManagedUniversity,
  form: Written & Pick<ManagedUniversity, 'confirmsPlaces'>,
) {
  const { id } = before;
  const row = { name: form.name, confirms_places: form.confirmsPlaces };
  await command.transaction.updateTable('universities').set(row).where('id', '=', id).execute();
  const after = await write(command, id, form);
  const changed = changes(factsOf(before), factsOf(after));
  await audit(command, { act: 'changed', ...auditSubject(after), ...changed });
  return after;
}

async function write(command: Command, id: number, form: Written): Promise<ManagedUniversity> {
  const { transaction } = command;
  await writeNames(transaction, id, form);
  await command.reactions.universityDomainsChange(command, () =>
    writeDomains(transaction, id, form.domains),
  );
  await placeStudents(transaction, id);
  return orNotFound(await findUniversity(transaction, id));
}
