/**
 * An instance of the student-project allocation problem with preferences of students over projects and of companies
 * over students (SPA-S): D. J. Abraham, R. W. Irving, D. F. Manlove, "Two algorithms for the Student-Project Allocation
 * problem", Journal of Discrete Algorithms 5 (2007) 73-90. Their lecturers are our companies.
 *
 * Students, projects and companies are numbered from 0. All lists are flat: the entries of an owner run from
 * `start[owner]` up to, not including, `start[owner + 1]`.
 */
export interface Instance {
  readonly students: number;
  readonly projects: number;
  readonly companies: number;
  readonly projectCapacity: Int32Array;
  readonly companyCapacity: Int32Array;
  /** The company that offers each project. */
  readonly companyOf: Int32Array;
  /** Each student's projects, the most wanted first. */
  readonly choiceStart: Int32Array;
  readonly choices: Int32Array;
  /** Each company's students, the most wanted first. */
  readonly rankingStart: Int32Array;
  readonly ranking: Int32Array;
}

/** A student and a project. */
export interface Pair {
  readonly student: number;
  readonly project: number;
}

/** Project of each student, or `unassigned`. */
export type Assignment = Int32Array;
export const unassigned = -1;

/** Length of the longest of flat lists, given where they start. */
export function longestList(start: Int32Array): number {
  let longest = 0;
  for (let at = 1; at < start.length; at += 1)
    longest = Math.max(longest, start[at]! - start[at - 1]!);
  return longest;
}
