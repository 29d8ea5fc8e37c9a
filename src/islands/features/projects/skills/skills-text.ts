import { skillsIn } from '../../../../contract/projects/skill-list.ts';

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
