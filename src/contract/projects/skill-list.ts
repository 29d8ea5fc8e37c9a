/** The skills of one comma-separated text, as written; blanks are left out. */
export const skillsIn = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((skill) => skill.trim())
    .filter(Boolean);

/** Skills as kept: trimmed, without blanks and repeats, comma-separated. */
export function tidySkills(skills: string): string {
  const seen = new Map<string, string>();
  for (const name of skillsIn(skills)) {
    if (!seen.has(name.toLowerCase())) seen.set(name.toLowerCase(), name);
  }
  return [...seen.values()].join(', ');
}
