import type {
  ManagedUniversity,
  UniversityForm,
} from '../../../src/contract/universities/managed-universities.ts';
import { audit, changes, recordOf } from '../../platform/audit/audit.ts';
import type { Command } from '../../platform/calls/command.ts';
import type { Database } from '../../platform/database/open.ts';
import {
  allRows,
  execute,
  firstRow,
  insertRow,
  lockRow,
  updateRow,
} from '../../platform/database/rows.ts';
import { requireVersion } from '../../platform/http/if-match.ts';
import { badField, orNotFound, Problem } from '../../platform/http/problem.ts';
import { findUniversity, staffOf } from './listing.ts';
import { auditSubject, decideDelete, factsOf } from './rules.ts';
import { placeStudents } from './students.ts';

declare module '../../platform/calls/command.ts' {
  interface Reactions {
    /** The mail domains of a university change: `change` writes them. */
    universityDomainsChange(command: Command, change: () => Promise<void>): Promise<void>;
  }
}

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
  const id = await insertRow(transaction, 'universities', { name, created_at: at });
  const added = await write(command, id, { name, otherNames, domains });
  await audit(command, { act: 'added', ...auditSubject(added), after: recordOf(factsOf(added)) });
  return added;
}

/**
 * Writes an admin's change, and places students again.
 * @throws {Problem} `not-found`, `changed`, `university-taken`, `invalid` if nobody is there to confirm places
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
  await updateRow(command.transaction, 'universities', id, row);
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

/**
 * Gives a university these names, its own first, in place of those it had; one that is spelled twice counts once.
 * @throws {Problem} `university-taken` where another one has a name of them
 */
async function writeNames(
  transaction: Database,
  id: number,
  { name, otherNames }: { name: string; otherNames: readonly string[] },
): Promise<void> {
  const names = [name, ...otherNames];
  await execute(transaction)`delete from university_names where university_id = ${id}`;
  await execute(transaction)`
    insert into university_names (name, university_id)
    select distinct on (university_key(name)) name, ${id}::bigint
    from unnest(${names}::text[]) with ordinality as given (name, place)
    order by university_key(name), place
    on conflict (key) do nothing`;
  const taken = await firstRow<{ name: string; owner: string; isOwn: boolean }>(transaction)`
    select given.name, u.name as owner, given.place = 1 as "isOwn"
    from unnest(${names}::text[]) with ordinality as given (name, place)
      join university_names n on n.key = university_key(given.name)
      join universities u on u.id = n.university_id
    where u.id <> ${id} order by given.place limit 1`;
  if (!taken) return;
  const message = `${taken.owner} already has the name “${taken.name}”.`;
  throw new Problem('university-taken', message, {
    errors: [{ path: taken.isOwn ? 'name' : 'otherNames', message }],
  });
}

/**
 * Gives a university these mail domains, in place of those it had.
 * @throws {Problem} `university-taken` where another one has one of them
 */
async function writeDomains(
  transaction: Database,
  id: number,
  domains: readonly string[],
): Promise<void> {
  await execute(transaction)`delete from university_domains where university_id = ${id}`;
  await execute(transaction)`
    insert into university_domains (domain, university_id)
    select distinct domain, ${id}::bigint from unnest(${domains}::text[]) as domain
    on conflict (domain) do nothing`;
  const taken = await firstRow<{ domain: string; owner: string }>(transaction)`
    select d.domain, u.name as owner
    from university_domains d join universities u on u.id = d.university_id
    where d.domain = any(${domains}::text[]) and u.id <> ${id}
    order by d.domain limit 1`;
  if (!taken) return;
  const message = `${taken.owner} already has the domain ${taken.domain}.`;
  throw new Problem('university-taken', message, { errors: [{ path: 'domains', message }] });
}

/** @throws {Problem} `not-found`, `others-depend` while students fall under it or it has staff */
export async function deleteUniversity(command: Command, id: number): Promise<void> {
  const { transaction } = command;
  // Waits for students being added to it, so that they are counted.
  await execute(transaction)`select from universities where id = ${id} for update`;
  const university = orNotFound(await findUniversity(transaction, id));
  const obstacle = decideDelete(university);
  if (obstacle !== null) throw new Problem('others-depend', obstacle);
  await execute(transaction)`delete from universities where id = ${id}`;
  const before = recordOf(factsOf(university));
  await audit(command, { act: 'deleted', ...auditSubject(university), before });
}

/** Finds the universities that cannot be deleted, with reasons. */
export async function obstaclesToDeletingUniversities(
  db: Database,
  ids: readonly number[],
): Promise<{ id: number; sentence: string }[]> {
  const rows = await allRows<Pick<ManagedUniversity, 'id' | 'name' | 'students' | 'staff'>>(db)`
    select u.id, u.name, (select count(*)::int from students s where s.university_id = u.id) as students, ${staffOf} as staff
    from universities u where u.id = any(${ids}::bigint[]) order by u.id`;
  return rows.flatMap((university) => {
    const sentence = decideDelete(university);
    return sentence === null ? [] : [{ id: university.id, sentence }];
  });
}
