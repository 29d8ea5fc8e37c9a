import { sql } from 'kysely';
import type {
  CompanyForm,
  OwnCompany,
  PublicCompany,
} from '../../../src/contract/companies/companies.ts';
import type { CompanyHabits } from '../../../src/contract/companies/habits.ts';
import type { Command, Services } from '../../platform/calls/command.ts';
import { membershipOf } from '../../platform/calls/person.ts';
import { asInstant } from '../../platform/database/expressions.ts';
import type { Database } from '../../platform/database/open.ts';
import { allRows, firstRow, lockRow } from '../../platform/database/rows.ts';
import { requireVersion } from '../../platform/http/if-match.ts';
import { orNotFound } from '../../platform/http/problem.ts';
import { companyColumnOf, findCompany } from './company.ts';
import { provedDomain } from './domains/proved.ts';
import { habitsOf } from './habits.ts';
import { needsApproval } from './needs-approval.ts';
import { tellOfNearName } from './registered.ts';
import { updateCompany } from './repository.ts';

/** The newest open projects a profile shows. */
const projectsAtMost = 50;

/** A company as it sees itself, or null. */
export async function ownProfile(
  services: Services,
  companyId: number,
): Promise<OwnCompany | null> {
  const { db } = services;
  const company = await findCompany(db, companyId);
  return (
    company && {
      ...company,
      ...(await habitsOf(db, company.id, services.clock())),
      needsApproval: await needsApproval({ ...services, transaction: db }, company.id),
    }
  );
}

/**
 * Writes what a company changes about itself.
 * @throws {Problem} `not-found`, `changed`
 */
export async function changeOwnCompany(
  command: Command,
  form: CompanyForm,
  version: string | null,
): Promise<OwnCompany> {
  const { transaction, by } = command;
  const { companyId: id } = membershipOf(by);
  await lockRow(transaction, 'companies', id);
  const now = orNotFound(await findCompany(transaction, id));
  requireVersion(version, now, form, companyColumnOf);
  await updateCompany(transaction, id, form);
  if (form.name !== now.name) await tellOfNearName(command, id);
  return orNotFound(await ownProfile({ ...command, db: transaction }, id));
}

/** A company as everybody who is signed in sees it, or null. */
export async function publicProfile(
  db: Database,
  id: number,
  now: Date,
): Promise<PublicCompany | null> {
  const company = await publicFacts(db, id, now);
  if (!company) return null;
  const openProjects = await allRows<PublicCompany['openProjects'][number]>(db)`
    select id as pid, title, engineering_type as "engineeringType", ${asInstant(sql`deadline`)} as deadline
    from projects where company_id = ${id} and status = 'pending' and not company_disabled
    order by posted_at desc, id desc limit ${projectsAtMost}`;
  return { ...company, openProjects };
}

export type PublicFacts = Omit<PublicCompany, 'openProjects'>;

/** A company of which `when` is true (it is `c` there), without its projects, or null. */
export async function publicFacts(
  db: Database,
  id: number,
  now: Date,
  when = sql`true`,
): Promise<PublicFacts | null> {
  const company = await firstRow<Omit<PublicFacts, keyof CompanyHabits>>(db)`
    select id, name, industry, size, about, website, verified_at is not null as verified, ${provedDomain} as "provedDomain"
    from companies c where id = ${id} and ${when}`;
  return company && { ...company, ...(await habitsOf(db, id, now)) };
}
