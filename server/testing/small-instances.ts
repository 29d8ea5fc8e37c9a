import fc from 'fast-check';
import {
  type Assignment,
  type Instance,
  type Pair,
  unassigned,
} from '../features/assignments/engine/instance.ts';
import { readInstance } from '../features/assignments/engine/read.ts';

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

interface PinnedInstance {
  readonly instance: Instance;
  readonly pins: readonly Pair[];
  readonly exclusions: readonly Pair[];
}

/** The same with acceptable pairs that are pinned, within all capacities, and others that are excluded. */
export const pinnedInstances = (students: number, projects: number, companies: number) =>
  instances(students, projects, companies)
    .chain((instance) => {
      const pairs = acceptablePairs(instance);
      return fc.record({
        instance: fc.constant(instance),
        pairs: fc.shuffledSubarray(pairs, { minLength: pairs.length }),
        pinned: fc.integer({ min: 0, max: 3 }),
        excluded: fc.integer({ min: 0, max: 3 }),
      });
    })
    .map(({ instance, pairs, pinned, excluded }): PinnedInstance => {
      const pins = pairs
        .reduce<Pair[]>((some, pair) => pinnedToo(instance, some, pair), [])
        .slice(0, pinned);
      const exclusions = pairs.filter((pair) => !pins.includes(pair)).slice(0, excluded);
      return { instance, pins, exclusions };
    });

function acceptablePairs(instance: Instance): Pair[] {
  const { students, choiceStart, choices, companyOf, ranking, rankingStart } = instance;
  return Array.from({ length: students }, (_, student) =>
    Array.from(choices.subarray(choiceStart[student], choiceStart[student + 1]))
      .filter((project) => {
        const company = companyOf[project]!;
        return ranking.subarray(rankingStart[company], rankingStart[company + 1]).includes(student);
      })
      .map((project) => ({ student, project })),
  ).flat();
}

/** The pins with one more, if there is room for it. */
function pinnedToo(instance: Instance, pins: Pair[], pair: Pair): Pair[] {
  const { companyOf, projectCapacity, companyCapacity } = instance;
  const company = companyOf[pair.project]!;
  const inProject = pins.filter(({ project }) => project === pair.project).length;
  const inCompany = pins.filter(({ project }) => companyOf[project] === company).length;
  const hasRoom =
    inProject < projectCapacity[pair.project]! && inCompany < companyCapacity[company]!;
  const isPinned = pins.some(({ student }) => student === pair.student);
  return hasRoom && !isPinned ? [...pins, pair] : pins;
}

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
