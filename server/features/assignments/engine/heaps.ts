/** Many small heaps of numbers in one array, each with its smallest number on top (J. W. J. Williams, 1964). */
export class Heaps {
  readonly #start: Int32Array;
  readonly #size: Int32Array;
  readonly #numbers: Int32Array;

  /** @param capacities how many numbers each heap may hold at a time */
  constructor(capacities: Int32Array) {
    this.#start = new Int32Array(capacities.length);
    this.#size = new Int32Array(capacities.length);
    let all = 0;
    for (let heap = 0; heap < capacities.length; heap += 1) {
      this.#start[heap] = all;
      all += capacities[heap]!;
    }
    this.#numbers = new Int32Array(all);
  }

  size(heap: number): number {
    return this.#size[heap]!;
  }

  /** Smallest number. The heap must not be empty. */
  top(heap: number): number {
    return this.#numbers[this.#start[heap]!]!;
  }

  add(heap: number, number: number): void {
    const start = this.#start[heap]!;
    let at = this.#size[heap]!;
    this.#size[heap] = at + 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const above = this.#numbers[start + parent]!;
      if (above < number) break;
      this.#numbers[start + at] = above;
      at = parent;
    }
    this.#numbers[start + at] = number;
  }

  removeTop(heap: number): void {
    const last = this.#size[heap]! - 1;
    this.#size[heap] = last;
    if (last > 0) this.replaceTop(heap, this.#numbers[this.#start[heap]! + last]!);
  }

  replaceTop(heap: number, number: number): void {
    const start = this.#start[heap]!;
    const size = this.#size[heap]!;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= size) break;
      if (child + 1 < size && this.#numbers[start + child + 1]! < this.#numbers[start + child]!)
        child += 1;
      const below = this.#numbers[start + child]!;
      if (below > number) break;
      this.#numbers[start + at] = below;
      at = child;
    }
    this.#numbers[start + at] = number;
  }
}
