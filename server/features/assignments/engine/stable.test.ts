import { existsSync, readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allAssignments, choiceOf, instances } from '../../../testing/small-instances.ts';
import { blockingPairs } from './blocking.ts';
import { companyOptimal } from './company-optimal.ts';
import { type Assignment, type Instance, unassigned } from './instance.ts';
import { readInstance } from './read.ts';
import { shortage } from './shortage.ts';
import { studentOptimal } from './student-optimal.ts';

const published = new URL('../../../../../shared/data/matching/', import.meta.url);

test.skipIf(!existsSync(published))(
  'gives the published assignment of every instance, in both orientations',
  () => {
    const names = readdirSync(published).filter((name) => name.endsWith('.txt'));
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) {
      const instance = readInstance(readFileSync(new URL(name, published), 'utf8'));
      const expected = JSON.parse(
        readFileSync(new URL(name.replace('.txt', '.expected.json'), published), 'utf8'),
      );
      const named = (assignment: Assignment) =>
        Object.fromEntries(
          Array.from(assignment, (project, student) => [
            student + 1,
            project === unassigned ? null : String(project + 1),
          ]),
        );
      expect(named(studentOptimal(instance)), name).toEqual(expected.students);
      expect(named(companyOptimal(instance)), name).toEqual(expected.lecturers);
      expect(blockingPairs(instance, studentOptimal(instance))).toEqual([]);
    }
  },
);

test('agrees with brute force over all stable assignments of 2,000 small instances', () => {
  fc.assert(
    fc.property(instances(4, 4, 3), (instance) => {
      const stable = [...allAssignments(instance)].length;
      expect(stable).toBeGreaterThan(0);
      const all: Assignment[] = [];
      for (const assignment of allAssignments(instance)) {
        if (blockingPairs(instance, assignment).length === 0) all.push(assignment.slice());
      }
      const [forStudents, forCompanies] = [studentOptimal(instance), companyOptimal(instance)];
      const isAmong = (assignment: Assignment) =>
        all.some((other) => other.every((project, student) => project === assignment[student]));
      expect(isAmong(forStudents)).toBe(true);
      expect(isAmong(forCompanies)).toBe(true);
      for (const other of all) {
        for (let student = 0; student < instance.students; student += 1) {
          const choice = (assignment: Assignment) =>
            choiceOf(instance, student, assignment[student]!);
          expect(choice(forStudents)).toBeLessThanOrEqual(choice(other));
          expect(choice(forCompanies)).toBeGreaterThanOrEqual(choice(other));
        }
      }
    }),
    { numRuns: 2_000, seed: 2007 },
  );
});

test('calls those seats short that no stable assignment fills, and the same from every one', () => {
  const filled = (assignment: Assignment, projects: (project: number) => boolean) =>
    assignment.reduce((sum, at) => sum + Number(at !== unassigned && projects(at)), 0);
  fc.assert(
    fc.property(instances(4, 4, 3), (instance) => {
      const { projectCapacity, companyOf } = instance;
      const short = shortage(instance, studentOptimal(instance));
      for (const other of allAssignments(instance)) {
        if (blockingPairs(instance, other).length > 0) continue;
        expect(shortage(instance, other)).toEqual(short);
        short.projects.forEach((seats, project) => {
          const empty = projectCapacity[project]! - filled(other, (at) => at === project);
          expect(seats === 0 ? empty >= 0 : empty === seats).toBe(true);
        });
        short.companies.forEach((seats, company) => {
          const own = Array.from(companyOf, (of, project) => (of === company ? project : -1));
          const all = own.reduce((sum, at) => sum + (at < 0 ? 0 : projectCapacity[at]!), 0);
          const most = Math.min(all, instance.companyCapacity[company]!);
          expect(most - filled(other, (at) => companyOf[at] === company)).toBe(seats);
        });
      }
    }),
    { numRuns: 1_000, seed: 1984 },
  );
});

function expectStable(instance: Instance) {
  const [forStudents, forCompanies] = [studentOptimal(instance), companyOptimal(instance)];
  expect(blockingPairs(instance, forStudents)).toEqual([]);
  expect(blockingPairs(instance, forCompanies)).toEqual([]);
  const placed = (assignment: Assignment) =>
    Array.from(assignment, (project) => project !== unassigned);
  expect(placed(forStudents)).toEqual(placed(forCompanies));
}

test('leaves no blocking pair in 10,000 larger instances, and places the same students either way', () => {
  fc.assert(fc.property(instances(12, 9, 5), expectStable), { numRuns: 10_000, seed: 1962 });
});

test('does so with hundreds of companies, whose wishes are put in order group by group', () => {
  let grouped = 0;
  fc.assert(
    fc.property(instances(20, 900, 1_500), (instance) => {
      grouped += Number(instance.companies > 512);
      expectStable(instance);
    }),
    { numRuns: 60, seed: 2020 },
  );
  expect(grouped).toBeGreaterThan(10);
});

test('grants the 300th choice where no other has a place', () => {
  const projects = Array.from({ length: 300 }, (_, at) => at + 1);
  const instance = readInstance(
    [
      '1 300 1',
      `1 ${projects.join(' ')}`,
      ...projects.map((project) => `${project} ${project === 300 ? 1 : 0} 1`),
      '1 1 1',
    ].join('\n'),
  );
  expect(studentOptimal(instance)).toEqual(Int32Array.of(299));
  expect(companyOptimal(instance)).toEqual(Int32Array.of(299));
});
