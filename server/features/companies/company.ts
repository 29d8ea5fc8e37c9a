import type { Company } from '../../../src/contract/companies/companies.ts';
import type { Database } from '../../platform/database/open.ts';
import { firstRow, hasRow } from '../../platform/database/rows.ts';
import { companyFields } from './columns.ts';

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
