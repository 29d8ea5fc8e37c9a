import { type Read, read, readPage } from '../../api/reader/read.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { UniversitySuggestion } from '../../contract/universities/universities.ts';

/** Universities whose names hold what is typed; those for fewer letters stay until they come. */
export const universitySuggestions = (search: string): Read<readonly UniversitySuggestion[]> => ({
  ...read(endpoints.suggestUniversities, { query: { search } }),
  isKept: () => true,
});

/** The same for an admin who chooses one: the first ones before anything is typed. */
export const universityChoices = (searchText: string) =>
  readPage(
    endpoints.listUniversities,
    { query: { searchText, sort: 'name' } },
    { page: 1, pageSize: 20 },
  );
