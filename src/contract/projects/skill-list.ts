/** The skills of one comma-separated text, as written; blanks are left out. */
export const skillsIn = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((skill) => skill.trim())
    .filter(Boolean);
