import { readPage } from '../../api/reader/read.ts';
import { endpoints } from '../../contract/endpoints.ts';

/** Companies whose name holds what is typed; the first ones before anything is. */
export const companySuggestions = (searchText: string) =>
  readPage(
    endpoints.listCompanies,
    { query: { searchText, sort: 'name' } },
    { page: 1, pageSize: 20 },
  );
