import { endpoints } from '../../contract/endpoints.ts';
import { call } from '../client.ts';
import { type Read, read } from './read.ts';

/** Skills in use that begin with what is typed; those for fewer letters stay until they come. */
export const skillSuggestions = (searchText: string): Read<readonly string[]> => ({
  ...read(endpoints.suggestSkills, { query: { searchText } }, (skills) =>
    skills.map(({ label }) => label),
  ),
  isKept: () => true,
});

/** The skills in use that a text names. */
export const skillsNamedIn = (text: string): Read<readonly string[]> => ({
  queryKey: ['skills in', text],
  queryFn: ({ signal }) => call(endpoints.skillsInText, { body: { text } }, { signal }),
  isKept: () => true,
});

/** What may be offered now: what begins with the text and is not chosen yet. */
export function offered(
  labels: readonly string[],
  text: string,
  chosen: readonly string[],
): readonly string[] {
  const taken = new Set(chosen.map((skill) => skill.toLowerCase()));
  const begin = text.trim().toLowerCase();
  return labels.filter((label) => {
    const lower = label.toLowerCase();
    return lower.startsWith(begin) && !taken.has(lower);
  });
}
