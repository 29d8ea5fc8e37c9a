import { skillsIn } from '../../../../contract/projects/skill-list.ts';

/** Adds the typed skills, ignoring duplicates in any letter case. */
export function withSkills(text: string | undefined, typed: string): string {
  const skills = skillsIn(text);
  for (const skill of skillsIn(typed)) {
    if (!skills.some((one) => one.toLowerCase() === skill.toLowerCase())) skills.push(skill);
  }
  return skills.join(', ');
}

/** The skill of the list that was meant by what was typed: itself, or the one whose first word it begins; undefined for none. */
export function meantBy(typed: string, offered: readonly string[]): string | undefined {
  const begin = typed.trim().toLowerCase();
  const isItself = (skill: string) => skill.toLowerCase() === begin;
  const isBegun = (skill: string) =>
    begin.length > 2 &&
    skill.toLowerCase().startsWith(begin) &&
    /^\w/.test(skill.slice(begin.length));
  return offered.find(isItself) ?? offered.find(isBegun);
}

export const withoutSkill = (text: string | undefined, skill: string): string =>
  skillsIn(text)
    .filter((one) => one !== skill)
    .join(', ');
