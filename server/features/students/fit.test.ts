import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitOf } from './fit.ts';

const project = { skills: 'CAD, FEM, Welding', engineeringType: 'Mechanical', duration: 40 };
const student = { skills: 'cad, fem', engineeringType: 'Mechanical', availableDays: 60 };

describe('fit', () => {
  test('counts the skills asked for, the engineering type and the days', () => {
    const { score, parts, skillsHave, skillsMissing } = fitOf(project, student);
    expect(parts).toEqual([
      { name: 'skills', weight: 60, points: 40, sentence: '2 of 3 skills' },
      {
        name: 'engineering type',
        weight: 25,
        points: 25,
        sentence: 'Mechanical, the same as the project',
      },
      { name: 'availability', weight: 15, points: 15, sentence: '60 days available, 40 needed' },
    ]);
    expect(score).toBe(80);
    expect([skillsHave, skillsMissing]).toEqual([['CAD', 'FEM'], ['Welding']]);
  });

  test('leaves out what cannot be judged instead of counting it against the student', () => {
    const { score, parts } = fitOf({ ...project, skills: '' }, { ...student, availableDays: null });
    expect(parts).toEqual([
      {
        name: 'engineering type',
        weight: 100,
        points: 100,
        sentence: 'Mechanical, the same as the project',
      },
    ]);
    expect(score).toBe(100);
  });

  test('says plainly when the engineering type differs', () => {
    const { parts } = fitOf(project, { ...student, engineeringType: 'Civil' });
    expect(parts[1]).toMatchObject({ points: 0, sentence: 'Civil, the project is Mechanical' });
  });

  const skills = fc
    .array(fc.constantFrom('CAD', 'FEM', 'Python', 'VHDL', 'Welding'), { maxLength: 5 })
    .map((list) => list.join(', '));
  const type = fc.constantFrom('Civil', 'Mechanical');
  const projects = fc.record({
    skills,
    engineeringType: type,
    duration: fc.integer({ min: 1, max: 200 }),
  });
  const students = fc.record({
    skills,
    engineeringType: type,
    availableDays: fc.option(fc.integer({ min: 1, max: 200 })),
  });

  test('is a whole number from 0 to 100, and its weights add up to 100', () => {
    fc.assert(
      fc.property(projects, students, (one, other) => {
        const { score, parts } = fitOf(one, other);
        expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
        expect(parts.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(100, -0.5);
      }),
    );
  });

  test('never falls when a student learns a skill or frees more days', () => {
    fc.assert(
      fc.property(projects, students, fc.constantFrom('CAD', 'Python'), (one, other, learnt) => {
        const before = fitOf(one, other).score;
        expect(
          fitOf(one, { ...other, skills: `${other.skills}, ${learnt}` }).score,
        ).toBeGreaterThanOrEqual(before);
        if (other.availableDays === null) return;
        const more = { ...other, availableDays: other.availableDays + 10 };
        expect(fitOf(one, more).score).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});
