import { endpoints } from '../../contract/endpoints.ts';
import { read, readPage } from './read.ts';

export const ownCompany = read(endpoints.myCompany, {});

/** The people of one's company, and for its owners who is invited. */
export const team = read(endpoints.listMembers, {});

/** The mail domains of one's company, for its owners. */
export const companyDomains = read(endpoints.listDomains, {});

/** Companies whose name holds what is typed; the first ones before anything is. */
export const companySuggestions = (searchText: string) =>
  readPage(
    endpoints.listCompanies,
    { query: { searchText, sort: 'name' } },
    { page: 1, pageSize: 20 },
  );
