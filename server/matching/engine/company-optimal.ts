import { type Assignment, type Instance, unassigned } from './instance.ts';
import { type Pairs, pairsOf, projectsByCompany } from './pairs.ts';

/**
 * The company-optimal stable assignment: no company can do better in any stable one (algorithm
 * SPA-lecturer of Abraham, Irving and Manlove 2007, section 4).
 *
 * A company with room offers to its best student who still wants one of its projects with room; the
 * student keeps the better of two offers for good. A student's worse choices are gone from then on,
 * so each project's pointer moves one way. A company finds its best next offer in a heap of its own
 * projects: time linear in the lists but for the logarithm of a company's number of projects.
 */
export function companyOptimal(instance: Instance, pairs: Pairs = pairsOf(instance)): Assignment {
  const { students, companies, companyOf, companyCapacity, projectCapacity } = instance;
  const projectOf = new Int32Array(students).fill(unassigned);
  const choiceHeld = new Int32Array(students).fill(0x7fffffff);
  const projectCount = new Int32Array(instance.projects);
  const companyCount = new Int32Array(companies);
  const offers = new Offers(instance, pairs);

  const awake: number[] = [];
  for (let company = companies - 1; company >= 0; company -= 1) awake.push(company);
  while (awake.length > 0) {
    const company = awake.pop()!;
    while (companyCount[company]! < companyCapacity[company]!) {
      const project = offers.best(company);
      if (project === unassigned) break;
      const pair = offers.next[project]!;
      const student = pairs.student[pair]!;
      offers.pass(project);
      if (pairs.choiceRank[pair]! >= choiceHeld[student]!) continue;

      const left = projectOf[student]!;
      if (left !== unassigned) {
        const former = companyOf[left]!;
        projectCount[left]! -= 1;
        companyCount[former]! -= 1;
        offers.open(left);
        if (former !== company) awake.push(former);
      }
      projectOf[student] = project;
      choiceHeld[student] = pairs.choiceRank[pair]!;
      projectCount[project]! += 1;
      companyCount[company]! += 1;
      if (projectCount[project] === projectCapacity[project]) offers.close(project);
    }
  }
  return projectOf;
}

/** Each company's projects with room that still have somebody to ask, in a heap by how good the next one is. */
class Offers {
  /** The pair each project would offer next. */
  readonly next: Int32Array;
  readonly #pairs: Pairs;
  readonly #companyOf: Int32Array;
  readonly #start: Int32Array;
  readonly #size: Int32Array;
  readonly #heap: Int32Array;
  /** Where a project stands in the heap; -1 when it does not. */
  readonly #place: Int32Array;

  constructor(instance: Instance, pairs: Pairs) {
    const { projects, companies, companyOf, projectCapacity } = instance;
    this.#pairs = pairs;
    this.#companyOf = companyOf;
    this.next = pairs.start.slice(0, projects);
    this.#start = projectsByCompany(instance).start;
    this.#size = new Int32Array(companies);
    this.#heap = new Int32Array(projects);
    this.#place = new Int32Array(projects).fill(-1);
    for (let project = 0; project < projects; project += 1) {
      if (projectCapacity[project]! > 0) this.open(project);
    }
  }

  /** The project through which a company reaches its best next student, or `unassigned`. */
  best(company: number): number {
    return this.#size[company] === 0 ? unassigned : this.#heap[this.#start[company]!]!;
  }

  /** A project has room: it may offer again, if there is somebody left. */
  open(project: number): void {
    if (this.#place[project] !== -1 || this.next[project]! >= this.#pairs.start[project + 1]!)
      return;
    const company = this.#companyOf[project]!;
    const place = this.#size[company]!;
    this.#size[company] = place + 1;
    this.#put(company, place, project);
    this.#rise(company, place);
  }

  /** A project is full. */
  close(project: number): void {
    const place = this.#place[project]!;
    if (place === -1) return;
    const company = this.#companyOf[project]!;
    const last = this.#size[company]! - 1;
    this.#size[company] = last;
    const moved = this.#heap[this.#start[company]! + last]!;
    this.#place[project] = -1;
    if (moved === project) return;
    this.#put(company, place, moved);
    this.#sink(company, place);
    this.#rise(company, this.#place[moved]!);
  }

  /** The next student of a project was dealt with, for good. */
  pass(project: number): void {
    this.next[project]! += 1;
    if (this.next[project]! >= this.#pairs.start[project + 1]!) this.close(project);
    else this.#sink(this.#companyOf[project]!, this.#place[project]!);
  }

  #put(company: number, place: number, project: number): void {
    this.#heap[this.#start[company]! + place] = project;
    this.#place[project] = place;
  }

  /** By the company's ranking of the next student; for one student by their own choice. */
  #before(one: number, other: number): boolean {
    const { companyRank, choiceRank } = this.#pairs;
    const [a, b] = [this.next[one]!, this.next[other]!];
    return companyRank[a]! !== companyRank[b]!
      ? companyRank[a]! < companyRank[b]!
      : choiceRank[a]! < choiceRank[b]!;
  }

  #rise(company: number, from: number): void {
    const start = this.#start[company]!;
    let place = from;
    const project = this.#heap[start + place]!;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      const above = this.#heap[start + parent]!;
      if (!this.#before(project, above)) break;
      this.#put(company, place, above);
      place = parent;
    }
    this.#put(company, place, project);
  }

  #sink(company: number, from: number): void {
    const start = this.#start[company]!;
    const size = this.#size[company]!;
    let place = from;
    const project = this.#heap[start + place]!;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= size) break;
      if (
        child + 1 < size &&
        this.#before(this.#heap[start + child + 1]!, this.#heap[start + child]!)
      )
        child += 1;
      const below = this.#heap[start + child]!;
      if (!this.#before(below, project)) break;
      this.#put(company, place, below);
      place = child;
    }
    this.#put(company, place, project);
  }
}
