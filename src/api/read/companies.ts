import { myCompany } from '../../contract/companies/companies.ts';
import { listDomains } from '../../contract/companies/company-domains.ts';
import { listCompanies } from '../../contract/companies/managed-companies.ts';
import { listMembers } from '../../contract/companies/members.ts';
import { read, readPage } from './read.ts';

export const ownCompany = read(myCompany, {});

/** The people of one's company, and for its owners who is invited. */
export const team = read(listMembers, {});

/** The mail domains of one's company, for its owners. */
export const companyDomains = read(listDomains, {});

/** Companies whose name holds what is typed; the first ones before anything is. */
export const companySuggestions = (searchText: string) =>
  readPage(listCompanies, { query: { searchText, sort: 'name' } }, { page: 1, pageSize: 20 });
