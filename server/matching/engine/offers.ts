import { type Instance, unassigned } from './instance.ts';
import { type Pairs, projectsByCompany } from './pairs.ts';

const lastFreed = -1;
const notFreed = -2;

/** Each company's projects with room that still have somebody to ask, in a heap by how good the next one is. */
export class Offers {
  /** The pair each project would offer next. */
  readonly next: Int32Array;
  readonly #pairs: Pairs;
  readonly #companyOf: Int32Array;
  readonly #start: Int32Array;
  readonly #size: Int32Array;
  readonly #heap: Int32Array;
  /** Where a project stands in the heap; -1 when it does not. */
  readonly #place: Int32Array;
  /** Each company's freed projects, a list through the projects. */
  readonly #firstFreed: Int32Array;
  readonly #following: Int32Array;
  /** The companies with freed projects, each once. */
  readonly #awake: Int32Array;
  readonly #isAwake: Uint8Array;
  #awakeCount = 0;

  constructor(instance: Instance, pairs: Pairs) {
    const { projects, companies, companyOf, projectCapacity } = instance;
    this.#pairs = pairs;
    this.#companyOf = companyOf;
    this.next = pairs.start.slice(0, projects);
    this.#start = projectsByCompany(instance).start;
    this.#size = new Int32Array(companies);
    this.#heap = new Int32Array(projects);
    this.#place = new Int32Array(projects).fill(-1);
    this.#firstFreed = new Int32Array(companies).fill(lastFreed);
    this.#following = new Int32Array(projects).fill(notFreed);
    this.#awake = new Int32Array(companies);
    this.#isAwake = new Uint8Array(companies);
    for (let project = 0; project < projects; project += 1) {
      if (projectCapacity[project]! > 0) this.open(project);
    }
  }

  /** A student has left a project, which its company takes note of when its turn comes. */
  free(project: number, company: number): void {
    if (this.#following[project] !== notFreed) return;
    this.#following[project] = this.#firstFreed[company]!;
    this.#firstFreed[company] = project;
    if (this.#isAwake[company]) return;
    this.#isAwake[company] = 1;
    this.#awake[this.#awakeCount++] = company;
  }

  /** The companies that students have left since the last time, in the order of their numbers. */
  takeAwake(): Int32Array<ArrayBuffer> {
    const taken = this.#awake.slice(0, this.#awakeCount).sort();
    this.#awakeCount = 0;
    for (const company of taken) this.#isAwake[company] = 0;
    return taken;
  }

  /** A company's projects that students have left may offer again. */
  openFreed(company: number): void {
    let project = this.#firstFreed[company]!;
    this.#firstFreed[company] = lastFreed;
    while (project !== lastFreed) {
      const following = this.#following[project]!;
      this.#following[project] = notFreed;
      this.open(project);
      project = following;
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
