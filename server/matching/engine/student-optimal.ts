import { type Assignment, type Instance, unassigned } from './instance.ts';
import { type Pairs, pairsOf } from './pairs.ts';

/**
 * The student-optimal stable assignment: no student can do better in any stable one (algorithm
 * SPA-student of Abraham, Irving and Manlove 2007, section 3). Time and space linear in the total
 * length of the lists.
 *
 * Students ask in the order of their lists. A full project or company keeps the best it was asked by,
 * and its worst one marks the cutoff: whoever ranks behind it is never asked again. Cutoffs only
 * tighten, so each pointer below moves one way and the whole is linear.
 */
export function studentOptimal(instance: Instance, pairs: Pairs = pairsOf(instance)): Assignment {
  const { students, choiceStart, choices, companyOf } = instance;
  const state = new Holding(instance, pairs);
  const next = choiceStart.slice(0, students);
  const free = new Int32Array(students);
  for (let who = 0; who < students; who += 1) free[who] = students - 1 - who;

  let waiting = students;
  while (waiting > 0) {
    const student = free[waiting - 1]!;
    if (next[student]! >= choiceStart[student + 1]!) {
      waiting -= 1;
      continue;
    }
    const at = next[student]!++;
    const project = choices[at]!;
    const rank = state.rankAt[at]!;
    if (
      rank < 0 ||
      rank > state.projectCutoff[project]! ||
      rank > state.companyCutoff[companyOf[project]!]!
    )
      continue;
    waiting -= 1;
    const rejected = state.assign(student, project);
    if (rejected !== unassigned) free[waiting++] = rejected;
  }
  return state.projectOf;
}

/** Who holds which project at the moment, and how far down each list may still be asked. */
class Holding {
  readonly projectOf: Assignment;
  /** Company's rank of the student, by the place of the project in the student's list; -1 when unacceptable. */
  readonly rankAt: Int32Array;
  readonly projectCutoff: Int32Array;
  readonly companyCutoff: Int32Array;
  readonly #instance: Instance;
  readonly #pairs: Pairs;
  readonly #projectCount: Int32Array;
  readonly #companyCount: Int32Array;
  /** Behind these, no one in the list of the project or company is assigned to it. */
  readonly #projectEnd: Int32Array;
  readonly #companyEnd: Int32Array;

  constructor(instance: Instance, pairs: Pairs) {
    const { students, projects, companies, choiceStart, choices, rankingStart } = instance;
    this.#instance = instance;
    this.#pairs = pairs;
    this.projectOf = new Int32Array(students).fill(unassigned);
    this.projectCutoff = new Int32Array(projects).fill(0x7fffffff);
    this.companyCutoff = new Int32Array(companies).fill(0x7fffffff);
    this.#projectCount = new Int32Array(projects);
    this.#companyCount = new Int32Array(companies);
    this.#projectEnd = pairs.start.slice(1);
    this.#companyEnd = rankingStart.slice(1);
    this.rankAt = new Int32Array(choices.length).fill(-1);
    for (let pair = 0; pair < pairs.student.length; pair += 1) {
      this.rankAt[choiceStart[pairs.student[pair]!]! + pairs.choiceRank[pair]!] =
        pairs.companyRank[pair]!;
    }
    for (let project = 0; project < projects; project += 1) {
      if (instance.projectCapacity[project] === 0) this.projectCutoff[project] = -1;
    }
    for (let company = 0; company < companies; company += 1) {
      if (instance.companyCapacity[company] === 0) this.companyCutoff[company] = -1;
    }
  }

  /** Gives a student a project. @returns the student who has to leave for it, or `unassigned` */
  assign(student: number, project: number): number {
    const { companyOf, projectCapacity, companyCapacity } = this.#instance;
    const company = companyOf[project]!;
    this.projectOf[student] = project;
    this.#projectCount[project]! += 1;
    this.#companyCount[company]! += 1;

    let rejected = unassigned;
    if (this.#projectCount[project]! > projectCapacity[project]!) {
      rejected = this.#worstOfProject(project);
      this.#release(rejected);
    } else if (this.#companyCount[company]! > companyCapacity[company]!) {
      rejected = this.#worstOfCompany(company);
      this.#release(rejected);
    }
    if (this.#projectCount[project] === projectCapacity[project]) {
      this.#worstOfProject(project);
      this.projectCutoff[project] = this.#pairs.companyRank[this.#projectEnd[project]! - 1]!;
    }
    if (this.#companyCount[company] === companyCapacity[company]) {
      this.#worstOfCompany(company);
      const { rankingStart } = this.#instance;
      this.companyCutoff[company] = this.#companyEnd[company]! - 1 - rankingStart[company]!;
    }
    return rejected;
  }

  #release(student: number): void {
    const project = this.projectOf[student]!;
    this.#projectCount[project]! -= 1;
    this.#companyCount[this.#instance.companyOf[project]!]! -= 1;
    this.projectOf[student] = unassigned;
  }

  #worstOfProject(project: number): number {
    const { student } = this.#pairs;
    let end = this.#projectEnd[project]!;
    while (this.projectOf[student[end - 1]!] !== project) end -= 1;
    this.#projectEnd[project] = end;
    return student[end - 1]!;
  }

  #worstOfCompany(company: number): number {
    const { ranking, companyOf } = this.#instance;
    let end = this.#companyEnd[company]!;
    for (;;) {
      const project = this.projectOf[ranking[end - 1]!]!;
      if (project !== unassigned && companyOf[project] === company) break;
      end -= 1;
    }
    this.#companyEnd[company] = end;
    return ranking[end - 1]!;
  }
}
