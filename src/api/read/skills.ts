import { endpoints } from '../../contract/endpoints.ts';
import { asKept, type Read, read } from './read.ts';

/** Skills in use that begin with what is typed; those for fewer letters stay until they come. */
export const skillSuggestions = (searchText: string): Read<readonly string[]> =>
  asKept(
    read(endpoints.suggestSkills, { query: { searchText } }, (skills) =>
      skills.map(({ label }) => label),
    ),
  );

/** The skills in use that a text names. */
export const skillsNamedIn = (text: string): Read<readonly string[]> =>
  asKept(read(endpoints.skillsInText, { body: { text } }));

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
