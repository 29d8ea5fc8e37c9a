import { type Assignment, type Instance, type Pair, unassigned } from './instance.ts';

/**
 * The pairs of student and project that would both rather be together than keep an assignment, by
 * the definition of Abraham, Irving and Manlove 2007, section 2; an assignment is stable when there
 * are none. Written from the definition alone, sharing nothing with the solvers, so that it can judge them.
 */
export function blockingPairs(instance: Instance, assignment: Assignment): Pair[] {
  const { students, choiceStart, choices, companyOf } = instance;
  const held = new Held(instance, assignment);
  const found: Pair[] = [];
  for (let student = 0; student < students; student += 1) {
    for (let at = choiceStart[student]!; at < choiceStart[student + 1]!; at += 1) {
      const project = choices[at]!;
      // Condition 2: the student is unassigned, or prefers this project to what they have.
      if (project === assignment[student]) break;
      // Condition 1: the company finds the student acceptable.
      const rank = held.rank(companyOf[project]!, student);
      if (rank !== undefined && held.wants(student, project, rank))
        found.push({ student, project });
    }
  }
  return found;
}

/** Students that companies and projects hold, and the worst of each. */
class Held {
  readonly #instance: Instance;
  readonly #assignment: Assignment;
  readonly #ranks: Map<number, number>[];
  readonly #ofProject: number[][];
  readonly #ofCompany: number[][];

  constructor(instance: Instance, assignment: Assignment) {
    this.#instance = instance;
    this.#assignment = assignment;
    this.#ranks = Array.from({ length: instance.companies }, (_, company) => {
      const list = instance.ranking.subarray(
        instance.rankingStart[company],
        instance.rankingStart[company + 1],
      );
      return new Map(Array.from(list, (student, rank) => [student, rank]));
    });
    this.#ofProject = Array.from({ length: instance.projects }, () => []);
    this.#ofCompany = Array.from({ length: instance.companies }, () => []);
    assignment.forEach((project, student) => {
      if (project === unassigned) return;
      const rank = this.rank(instance.companyOf[project]!, student) ?? Number.POSITIVE_INFINITY;
      this.#ofProject[project]!.push(rank);
      this.#ofCompany[instance.companyOf[project]!]!.push(rank);
    });
  }

  rank(company: number, student: number): number | undefined {
    return this.#ranks[company]!.get(student);
  }

  /** Condition 3: the company would take the student for the project. */
  wants(student: number, project: number, rank: number): boolean {
    const { companyOf, projectCapacity, companyCapacity } = this.#instance;
    const company = companyOf[project]!;
    const inProject = this.#ofProject[project]!;
    const inCompany = this.#ofCompany[company]!;
    const projectHasRoom = inProject.length < projectCapacity[project]!;
    const companyHasRoom = inCompany.length < companyCapacity[company]!;
    // (a) both have room.
    if (projectHasRoom && companyHasRoom) return true;
    // (b) the project has room, the company is full, and has the student already or prefers them to its worst.
    if (projectHasRoom) {
      const current = this.#assignment[student]!;
      const isTheirs = current !== unassigned && companyOf[current] === company;
      return isTheirs || rank < Math.max(...inCompany, -1);
    }
    // (c) the project is full, and the company prefers the student to the worst in it.
    return rank < Math.max(...inProject, -1);
  }
}
