import { sql } from 'kysely';
import type { Company, CompanyForm } from '../../../src/contract/companies/companies.ts';
import { selectColumns, versionOf } from '../../platform/database/columns.ts';
import type { Database } from '../../platform/database/open.ts';
import { firstRow, hasRow } from '../../platform/database/rows.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** The column of every field that a company's form has. */
export const companyColumnOf = {
  name: 'name',
  recruiter: 'recruiter',
  email: 'email',
  industry: 'industry',
  size: 'size',
  about: 'about',
  website: 'website',
} as const satisfies Record<keyof CompanyForm, keyof Tables['companies']>;

/** A company of the contract from `companies c`. */
export const companyFields = sql`
  c.id, ${selectColumns(companyColumnOf, 'c')}, ${versionOf(companyColumnOf, 'c')}, c.verified_at is not null as verified`;

/** A company as its own people see it, or null. */
export const findCompany = (db: Database, id: number) =>
  firstRow<Company>(db)`
    select ${companyFields} from companies c where c.id = ${id}`;

/** The company an account signs in for, or null. */
export const findCompanyOf = (db: Database, accountId: number) =>
  firstRow<Company>(db)`
    select ${companyFields} from company_members m join companies c on c.id = m.company_id
    where m.account_id = ${accountId} and m.left_at is null`;

export const companyExists = (db: Database, id: number) =>
  hasRow(db)`select 1 from companies where id = ${id}`;
