import fc from 'fast-check';
import { type Assignment, type Instance, unassigned } from '../matching/engine/instance.ts';
import { readInstance } from '../matching/engine/read.ts';

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
export const instances = (students: number, projects: number, companies: number) =>
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
export function* allAssignments(instance: Instance): Generator<Assignment> {
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

/** Which choice of theirs a student has in a project, from 0; infinite for none. */
export const choiceOf = ({ choiceStart, choices }: Instance, student: number, project: number) =>
  project === unassigned
    ? Number.POSITIVE_INFINITY
    : choices.subarray(choiceStart[student], choiceStart[student + 1]).indexOf(project);
