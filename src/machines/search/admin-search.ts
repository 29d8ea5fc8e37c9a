import { type Read, read } from '../../api/reader/read.ts';
import { firstCharacters } from '../../contract/characters.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { Found } from '../../contract/reports/overview.ts';
import { isSample } from '../managed/origin.ts';

/** What the search of the top bar finds; what was found for the letters before stays until it comes. */
export const searchFor = (text: string): Read<readonly Found[]> => {
  const q = firstCharacters(text, 100);
  return {
    ...(isSample
      ? {
          queryKey: ['sample search', q],
          queryFn: async () => (await import('../sample/search.ts')).searchSample(q),
        }
      : read<typeof endpoints.search, readonly Found[]>(endpoints.search, { query: { q } })),
    isKept: () => true,
  };
};
