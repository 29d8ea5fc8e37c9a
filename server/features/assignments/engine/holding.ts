import { Heaps } from './heaps.ts';
import { type Assignment, type Instance, unassigned } from './instance.ts';
import { field, noWish, type Wishes } from './wishes.ts';

/**
 * Tracks the students that projects and companies hold while students ask. A full one keeps the best, so a company's
 * worst only moves one way along its ranking. A project finds its worst in a heap of its places.
 */
export class Holding {
  readonly #instance: Instance;
  readonly #fields: Int32Array;
  /** The wish held, by its place in the companies' ranking; a student is held once at most. */
  readonly #heldAt: Int32Array;
  readonly #companyCount: Int32Array;
  /** Behind it, a full company holds nobody. */
  readonly #companyEnd: Int32Array;
  /** Each project's places as negative numbers, so that the worst is on top. */
  readonly #places: Heaps;

  constructor(instance: Instance, { fields, ofProject }: Wishes) {
    const { companies, projectCapacity, rankingStart, ranking } = instance;
    this.#instance = instance;
    this.#fields = fields;
    this.#heldAt = new Int32Array(ranking.length).fill(noWish);
    this.#companyCount = new Int32Array(companies);
    this.#companyEnd = rankingStart.slice(1);
    const most = ofProject.slice();
    for (let project = 0; project < most.length; project += 1)
      most[project] = Math.min(most[project]!, projectCapacity[project]!);
    this.#places = new Heaps(most);
  }

  /**
   * A student asks for a project.
   * @param place where the company ranks the student, as in the wish's own field
   * @returns the wish that is turned down for it, their own or another's, or `noWish`
   */
  ask(wish: number, place: number): number {
    const { companyOf, projectCapacity, companyCapacity } = this.#instance;
    if (place < 0) return wish;
    const project = this.#fields[wish + field.project]!;
    const company = companyOf[project]!;
    if (projectCapacity[project] === 0 || companyCapacity[company] === 0) return wish;

    if (this.#places.size(project) === projectCapacity[project]) {
      const worst = -this.#places.top(project);
      if (place > worst) return wish;
      this.#places.replaceTop(project, -place);
      return this.#insteadOf(worst, place, wish);
    }
    if (this.#companyCount[company] === companyCapacity[company]) {
      const worst = this.#worstOf(company);
      if (place > worst) return wish;
      this.#places.removeTop(this.#fields[this.#heldAt[worst]! + field.project]!);
      this.#places.add(project, -place);
      return this.#insteadOf(worst, place, wish);
    }
    this.#companyCount[company]! += 1;
    this.#places.add(project, -place);
    this.#heldAt[place] = wish;
    return noWish;
  }

  assignment(): Assignment {
    const { students, ranking } = this.#instance;
    const projectOf = new Int32Array(students).fill(unassigned);
    for (let place = 0; place < ranking.length; place += 1) {
      const wish = this.#heldAt[place]!;
      if (wish !== noWish) projectOf[ranking[place]!] = this.#fields[wish + field.project]!;
    }
    return projectOf;
  }

  #insteadOf(worst: number, place: number, wish: number): number {
    const turnedDown = this.#heldAt[worst]!;
    this.#heldAt[worst] = noWish;
    this.#heldAt[place] = wish;
    return turnedDown;
  }

  #worstOf(company: number): number {
    let end = this.#companyEnd[company]!;
    while (this.#heldAt[end - 1] === noWish) end -= 1;
    this.#companyEnd[company] = end;
    return end - 1;
  }
}
