/** The skills of one comma-separated text. */
export const skillsIn = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((skill) => skill.trim())
    .filter(Boolean);

/** Adds what was typed, once each, whatever the letter case. */
export function withSkills(text: string | undefined, typed: string): string {
  const skills = skillsIn(text);
  for (const skill of skillsIn(typed)) {
    if (!skills.some((one) => one.toLowerCase() === skill.toLowerCase())) skills.push(skill);
  }
  return skills.join(', ');
}

export const withoutSkill = (text: string | undefined, skill: string): string =>
  skillsIn(text)
    .filter((one) => one !== skill)
    .join(', ');
