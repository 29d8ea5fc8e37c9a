import { type CompanyOrder, noOffer, offer } from './company-order.ts';
import { Heaps } from './heaps.ts';
import type { Instance } from './instance.ts';

/**
 * What each company may offer next: of each of its projects that has room and somebody left to ask the
 * best offer, in a heap with the best on top.
 */
export class Offers {
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
