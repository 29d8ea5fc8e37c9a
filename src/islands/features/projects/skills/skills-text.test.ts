import { expect, test } from 'vitest';
import { skillsIn } from '../../../../contract/projects/skill-list.ts';
import { meantBy, withoutSkill, withSkills } from './skills-text.ts';

test('skills are added once and removed, as one text', () => {
  expect(withSkills('CAD', 'cad, FEM,, Rust ')).toBe('CAD, FEM, Rust');
  expect(withSkills(undefined, 'CAD')).toBe('CAD');
  expect(withoutSkill('CAD, FEM', 'CAD')).toBe('FEM');
  expect(skillsIn(' , ')).toEqual([]);
});

test.each([
  ['pyt', 'Python'],
  ['python', 'Python'],
  ['Pytho', 'Python'],
  ['React', undefined],
  ['Re', undefined],
  ['Go', 'Go'],
  ['Haskell', undefined],
])('“%s” means %s of a list', (typed, meant) => {
  expect(meantBy(typed, ['React Native', 'Reverb', 'Python', 'pytest', 'Go'])).toBe(meant);
});
