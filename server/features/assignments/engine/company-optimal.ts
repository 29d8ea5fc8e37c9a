import { type CompanyOrder, companyOrder, noOffer, offer, offerWidth } from './company-order.ts';
import { Heaps } from './heaps.ts';
import { type Assignment, type Instance, longestList, unassigned } from './instance.ts';
import { type Wishes, wishesOf } from './wishes.ts';

/**
 * The company-optimal stable assignment: no company can do better in any stable one (algorithm
 * SPA-lecturer of Abraham, Irving and Manlove 2007, section 4).
 *
 * A company with room offers to its best student who still wants one of its projects with room; the
 * student keeps the better of two offers for good, so no offer is made twice. A company finds its best
 * next offer in a heap of its own projects: time linear in the lists but for the logarithm of a company's
 * number of projects, and for sorting what is given up.
 *
 * The order in which companies offer, and when they hear of what is given up, does not change the result.
 * They take turns in rounds and hear between them, in the order of their numbers: what they touch lies in
 * memory in that order. What students hold lies anywhere, and is looked up in a loop that does nothing else,
 * so that the processor waits for many at once. That is most of the time at a million students.
 */
export function companyOptimal(
  instance: Instance,
  wishes: Wishes = wishesOf(instance),
): Assignment {
  const { students, companies } = instance;
  const order = companyOrder(instance, wishes);
  const { fields } = order;
  const offers = new Offers(instance, order);
  const choiceHeld = nothingHeld(instance);
  const held = new Int32Array(students).fill(noOffer);
  const taken = new Int32Array(fields.length / offerWidth);
  const takers = new Int32Array(taken.length);

  let awake = Int32Array.from({ length: companies }, (_, company) => company);
  while (awake.length > 0) {
    let count = 0;
    for (const company of awake) {
      for (let made = offers.best(company); made !== noOffer; made = offers.best(company)) {
        const student = fields[made + offer.student]!;
        const choice = fields[made + offer.choice]!;
        const isTaken = choice < choiceHeld[student]!;
        offers.made(company, made, isTaken);
        if (!isTaken) continue;
        choiceHeld[student] = choice;
        taken[count] = made;
        takers[count] = student;
        count += 1;
      }
    }
    awake = offers.heard(givenUp(held, taken.subarray(0, count), takers).sort());
  }

  const projectOf = new Int32Array(students);
  for (let student = 0; student < students; student += 1) {
    const kept = held[student]!;
    projectOf[student] = kept === noOffer ? unassigned : fields[kept + offer.project]!;
  }
  return projectOf;
}

/** Makes the students' choices: one past all lists at first, in as few bytes as the longest list allows. */
function nothingHeld({ students, choiceStart }: Instance): Uint8Array | Int32Array {
  const longest = longestList(choiceStart);
  const held = longest < 256 ? new Uint8Array(students) : new Int32Array(students);
  return held.fill(longest);
}

/** Puts the taken offers in place of those held. @returns the offers held before, at the same places */
function givenUp(held: Int32Array, taken: Int32Array<ArrayBuffer>, takers: Int32Array) {
  let count = 0;
  for (let at = 0; at < taken.length; at += 1) {
    const student = takers[at]!;
    const before = held[student]!;
    held[student] = taken[at]!;
    // As many were read by now as are written.
    if (before !== noOffer) taken[count++] = before;
  }
  return taken.subarray(0, count);
}

/** Next offers of each company: the best untried one of each project with room, in a heap with the best on top. */
class Offers {
  readonly #fields: Int32Array;
  readonly #companyOf: Int32Array;
  /** Each project's best offer that was not made yet. */
  readonly #next: Int32Array;
  readonly #projectRoom: Int32Array;
  readonly #companyRoom: Int32Array;
  readonly #heaps: Heaps;

  constructor(instance: Instance, { first, fields }: CompanyOrder) {
    const { projects, companies, companyOf, projectCapacity, companyCapacity } = instance;
    this.#fields = fields;
    this.#companyOf = companyOf;
    this.#next = first.slice();
    this.#projectRoom = projectCapacity.slice();
    this.#companyRoom = companyCapacity.slice();
    const ownProjects = new Int32Array(companies);
    for (const company of companyOf) ownProjects[company]! += 1;
    this.#heaps = new Heaps(ownProjects);
    for (let project = 0; project < projects; project += 1) {
      if (projectCapacity[project]! > 0) this.#open(project);
    }
  }

  /** The best offer a company with room may make, or `noOffer`. */
  best(company: number): number {
    if (this.#companyRoom[company] === 0 || this.#heaps.size(company) === 0) return noOffer;
    return this.#heaps.top(company);
  }

  /** A company's best offer was made, for good, and the student took it or did not. */
  made(company: number, made: number, taken: boolean): void {
    const project = this.#fields[made + offer.project]!;
    if (taken) {
      this.#projectRoom[project]! -= 1;
      this.#companyRoom[company]! -= 1;
    }
    const next = this.#fields[made + offer.following]!;
    this.#next[project] = next;
    if (next !== noOffer && this.#projectRoom[project]! > 0) this.#heaps.replaceTop(company, next);
    else this.#heaps.removeTop(company);
  }

  /**
   * Students gave up offers they held, which come in ascending order: projects and companies have room
   * again. @returns the companies, each once, in the order of their numbers
   */
  heard(givenUp: Int32Array): Int32Array<ArrayBuffer> {
    const left = new Int32Array(givenUp.length);
    for (let at = 0; at < left.length; at += 1)
      left[at] = this.#fields[givenUp[at]! + offer.project]!;
    const woken = new Int32Array(left.length);
    let count = 0;
    for (const project of left) {
      const company = this.#companyOf[project]!;
      this.#companyRoom[company]! += 1;
      this.#projectRoom[project]! += 1;
      if (this.#projectRoom[project] === 1) this.#open(project);
      if (count === 0 || company !== woken[count - 1]) woken[count++] = company;
    }
    return woken.slice(0, count);
  }

  /** A project that was full, or is new, takes part if somebody is left to ask. */
  #open(project: number): void {
    const next = this.#next[project]!;
    if (next !== noOffer) this.#heaps.add(this.#companyOf[project]!, next);
  }
}
