import { sql } from 'kysely';
import type { CompanyForm } from '../../../src/contract/companies/companies.ts';
import { selectColumns, versionOf } from '../../platform/database/columns.ts';
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
