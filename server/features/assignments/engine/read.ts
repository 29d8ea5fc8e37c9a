import type { Instance } from './instance.ts';

/** A file that is no instance. The message names the line, counted from 1. */
export class MalformedInstance extends Error {
  override readonly name = 'MalformedInstance';
}

/**
 * Reads an instance: `i j k`; then i lines `student project…` in order of preference; j lines
 * `project capacity company`; k lines `company capacity student…` in order of preference. Numbers count
 * from 1. Lines may end in blanks; blank lines at the end are ignored.
 * @throws {MalformedInstance}
 */
export function readInstance(text: string): Instance {
  const lines = new Lines(text);
  const [students = 0, projects = 0, companies = 0] = lines.take(
    3,
    3,
    'three numbers: students, projects, companies',
  );
  lines.expect(students + projects + companies);

  const chosen = Array.from({ length: students }, (_, student) =>
    lines.owner(student + 1, 1, 'a student').list(0, projects, 'project'),
  );
  const projectCapacity = new Int32Array(projects);
  const companyOf = new Int32Array(projects);
  for (let project = 0; project < projects; project += 1) {
    const line = lines.owner(project + 1, 3, 'a project with its capacity and company', 3);
    projectCapacity[project] = line.numbers[1]!;
    companyOf[project] = line.within(line.numbers[2]!, companies, 'company') - 1;
  }
  const companyCapacity = new Int32Array(companies);
  const ranked = Array.from({ length: companies }, (_, company) => {
    const line = lines.owner(company + 1, 2, 'a company with its capacity');
    companyCapacity[company] = line.numbers[1]!;
    return line.list(1, students, 'student');
  });

  const choices = flat(chosen);
  const rankings = flat(ranked);
  return {
    students,
    projects,
    companies,
    projectCapacity,
    companyCapacity,
    companyOf,
    choiceStart: choices.start,
    choices: choices.entries,
    rankingStart: rankings.start,
    ranking: rankings.entries,
  };
}

function flat(lists: readonly number[][]): { start: Int32Array; entries: Int32Array } {
  const start = new Int32Array(lists.length + 1);
  lists.forEach((list, owner) => {
    start[owner + 1] = start[owner]! + list.length;
  });
  return { start, entries: Int32Array.from(lists.flat()) };
}

class Lines {
  readonly #lines: string[];
  #at = 0;

  constructor(text: string) {
    this.#lines = text.replace(/\s+$/, '').split(/\r?\n/);
  }

  /** The numbers of the next line, `least` to `most` of them. */
  take(least: number, most: number, what: string): number[] {
    const line = this.#lines[this.#at] ?? '';
    this.#at += 1;
    const words = line.trim().split(/\s+/).filter(Boolean);
    if (
      words.length < least ||
      words.length > most ||
      words.some((word) => !/^\d{1,9}$/.test(word))
    ) {
      this.fail(`expected ${what}, as whole numbers, not “${line.slice(0, 40)}”`);
    }
    return words.map(Number);
  }

  expect(count: number): void {
    const given = this.#lines.length - 1;
    if (given !== count)
      throw new MalformedInstance(
        `line 1: it says that ${count} lines follow, but the file has ${given}.`,
      );
  }

  owner(id: number, least: number, what: string, most = Number.POSITIVE_INFINITY): Line {
    const numbers = this.take(least, most, what);
    if (numbers[0] !== id) this.fail(`expected number ${id} first, not ${numbers[0]}`);
    return new Line(this, numbers);
  }

  fail(reason: string): never {
    throw new MalformedInstance(`line ${this.#at}: ${reason}.`);
  }
}

class Line {
  readonly numbers: readonly number[];
  readonly #lines: Lines;

  constructor(lines: Lines, numbers: readonly number[]) {
    this.#lines = lines;
    this.numbers = numbers;
  }

  within(number: number, most: number, what: string): number {
    if (number < 1 || number > most) this.#lines.fail(`there is no ${what} ${number}`);
    return number;
  }

  /** The preference list behind `fixed` more numbers, counted from 0. */
  list(fixed: number, most: number, what: string): number[] {
    const entries = this.numbers
      .slice(1 + fixed)
      .map((number) => this.within(number, most, what) - 1);
    if (new Set(entries).size < entries.length) this.#lines.fail(`a ${what} is listed twice`);
    return entries;
  }
}
