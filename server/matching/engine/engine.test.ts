import { existsSync, readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blockingPairs } from './blocking.ts';
import { companyOptimal } from './company-optimal.ts';
import { type Assignment, type Instance, unassigned } from './instance.ts';
import { lowestRank } from './lowest-rank.ts';
import { readInstance } from './read.ts';
import { shortage } from './shortage.ts';
import { studentOptimal } from './student-optimal.ts';

const published = new URL('../../../../shared/data/matching/', import.meta.url);

const asText = (instance: Drawn) =>
  [
    `${instance.chosen.length} ${instance.projects.length} ${instance.companies.length}`,
    ...instance.chosen.map((list, i) => [i + 1, ...list].join(' ')),
    ...instance.projects.map(({ capacity, company }, i) => `${i + 1} ${capacity} ${company}`),
    ...instance.companies.map(({ capacity, ranked }, i) => [i + 1, capacity, ...ranked].join(' ')),
  ].join('\n');

interface Drawn {
  readonly chosen: number[][];
  readonly projects: { capacity: number; company: number }[];
  readonly companies: { capacity: number; ranked: number[] }[];
}

/** Instances of at most so many students, projects and companies; companies rank most of the students. */
const instances = (students: number, projects: number, companies: number) =>
  fc
    .tuple(
      fc.integer({ min: 1, max: students }),
      fc.integer({ min: 1, max: projects }),
      fc.integer({ min: 1, max: companies }),
    )
    .chain(([i, j, k]) => {
      const upTo = (n: number) => Array.from({ length: n }, (_, index) => index + 1);
      return fc.record({
        chosen: fc.array(fc.shuffledSubarray(upTo(j)), { minLength: i, maxLength: i }),
        projects: fc.array(
          fc.record({
            capacity: fc.integer({ min: 0, max: 3 }),
            company: fc.integer({ min: 1, max: k }),
          }),
          { minLength: j, maxLength: j },
        ),
        companies: fc.array(
          fc.record({
            capacity: fc.integer({ min: 0, max: 4 }),
            ranked: fc.shuffledSubarray(upTo(i), { minLength: Math.ceil(i * 0.7) }),
          }),
          { minLength: k, maxLength: k },
        ),
      });
    })
    .map((drawn) => readInstance(asText(drawn)));

/** Every assignment that gives acceptable pairs within the capacities, by trying them all. */
function* allAssignments(instance: Instance): Generator<Assignment> {
  const {
    students,
    choiceStart,
    choices,
    companyOf,
    projectCapacity,
    companyCapacity,
    ranking,
    rankingStart,
  } = instance;
  const inProject = new Int32Array(instance.projects);
  const inCompany = new Int32Array(instance.companies);
  const assignment = new Int32Array(students).fill(unassigned);
  const ranks = (company: number, student: number) =>
    ranking.subarray(rankingStart[company], rankingStart[company + 1]).includes(student);
  function* place(student: number): Generator<Assignment> {
    if (student === students) {
      yield assignment;
      return;
    }
    yield* place(student + 1);
    for (let at = choiceStart[student]!; at < choiceStart[student + 1]!; at += 1) {
      const project = choices[at]!;
      const company = companyOf[project]!;
      if (!ranks(company, student)) continue;
      if (
        inProject[project]! >= projectCapacity[project]! ||
        inCompany[company]! >= companyCapacity[company]!
      )
        continue;
      inProject[project]! += 1;
      inCompany[company]! += 1;
      assignment[student] = project;
      yield* place(student + 1);
      assignment[student] = unassigned;
      inProject[project]! -= 1;
      inCompany[company]! -= 1;
    }
  }
  yield* place(0);
}

const choiceOf = ({ choiceStart, choices }: Instance, student: number, project: number) =>
  project === unassigned
    ? Number.POSITIVE_INFINITY
    : choices.subarray(choiceStart[student], choiceStart[student + 1]).indexOf(project);

describe('the engine', () => {
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

  test('leaves no blocking pair in 10,000 larger instances, and places the same students either way', () => {
    fc.assert(
      fc.property(instances(12, 9, 5), (instance) => {
        const [forStudents, forCompanies] = [studentOptimal(instance), companyOptimal(instance)];
        expect(blockingPairs(instance, forStudents)).toEqual([]);
        expect(blockingPairs(instance, forCompanies)).toEqual([]);
        const placed = (assignment: Assignment) =>
          Array.from(assignment, (project) => project !== unassigned);
        expect(placed(forStudents)).toEqual(placed(forCompanies));
      }),
      { numRuns: 10_000, seed: 1962 },
    );
  });
});

describe('the lowest rank', () => {
  test('places most students, and among such assignments costs least, against brute force', () => {
    fc.assert(
      fc.property(instances(4, 4, 3), (instance) => {
        const worth = (assignment: Assignment) => {
          const ranks = Array.from(
            assignment,
            (project, student) => choiceOf(instance, student, project) + 1,
          );
          const placed = ranks.filter(Number.isFinite);
          return { placed: placed.length, cost: placed.reduce((sum, rank) => sum + rank, 0) };
        };
        const best = { placed: 0, cost: 0 };
        for (const assignment of allAssignments(instance)) {
          const { placed, cost } = worth(assignment);
          if (placed > best.placed || (placed === best.placed && cost < best.cost))
            Object.assign(best, { placed, cost });
        }
        expect(worth(lowestRank(instance))).toEqual(best);
      }),
      { numRuns: 2_000, seed: 1969 },
    );
  });
});

describe('reading an instance', () => {
  test.each([
    ['', 'line 1: expected three numbers'],
    ['1 1 1\n1 1\n1 1 1', 'line 1: it announces 3 more lines, the file has 2'],
    ['1 1 1\n1 2\n1 1 1\n1 1 1', 'line 2: there is no project 2'],
    ['1 1 1\n2 1\n1 1 1\n1 1 1', 'line 2: expected number 1 first, not 2'],
    ['1 1 1\n1 1\n1 1\n1 1 1', 'line 3: expected a project with its capacity and company'],
    ['1 1 1\n1 1\n1 1 9\n1 1 1', 'line 3: there is no company 9'],
    ['1 1 1\n1 1\n1 1 1\n1 x 1', 'line 4: expected a company with its capacity'],
    ['1 1 1\n1 1 1\n1 1 1\n1 1 1', 'line 2: a project stands in the list twice'],
  ])('refuses %j in one line', (text, message) => {
    expect(() => readInstance(text)).toThrow(message);
  });
});
