import type { Instance } from './instance.ts';

/**
 * The students' choices as their companies see them: company by company, and there by student. A wish is
 * named by where its fields begin, so that wishes in the order of their names lie in memory in that order.
 */
export interface Wishes {
  /** Where each company's wishes begin; the last entry is where all end. */
  readonly start: Int32Array;
  /** Each student's first wish, or `noWish`. */
  readonly first: Int32Array;
  /** How many chose each project. */
  readonly ofProject: Int32Array;
  readonly fields: Int32Array;
}

/** A wish's fields, side by side because they are needed together. */
export const field = {
  /** Where the company ranks the student, an index of `ranking`; -1 when it does not. */
  place: 0,
  project: 1,
  /** How the student ranks the project, 0 best. */
  choice: 2,
  /** The wish the student has after this one, or `noWish`. */
  following: 3,
} as const;
export const wishWidth = 4;
export const noWish = -1;

/**
 * All wishes, in time linear in the lists' total length. At a million students the time goes where memory
 * is touched at random, so that happens once here, and not in the solvers.
 */
export function wishesOf(instance: Instance): Wishes {
  const { students, projects, companies, companyOf, choiceStart, choices } = instance;
  const ofProject = new Int32Array(projects);
  for (const chosen of choices) ofProject[chosen]! += 1;
  const start = new Int32Array(companies + 1);
  for (let project = 0; project < projects; project += 1)
    start[companyOf[project]! + 1]! += ofProject[project]! * wishWidth;
  for (let company = 0; company < companies; company += 1) start[company + 1]! += start[company]!;

  const next = start.slice(0, companies);
  const fields = new Int32Array(choices.length * wishWidth);
  const first = new Int32Array(students);
  for (let student = 0; student < students; student += 1) {
    let following = noWish;
    for (let at = choiceStart[student + 1]! - 1; at >= choiceStart[student]!; at -= 1) {
      const project = choices[at]!;
      const company = companyOf[project]!;
      const wish = next[company]!;
      next[company] = wish + wishWidth;
      // Who it is, until it is known where their company ranks them.
      fields[wish + field.place] = student;
      fields[wish + field.project] = project;
      fields[wish + field.choice] = at - choiceStart[student]!;
      fields[wish + field.following] = following;
      following = wish;
    }
    first[student] = following;
  }
  const wishes = { start, first, ofProject, fields };
  fillInPlaces(instance, wishes);
  return wishes;
}

function fillInPlaces(
  { students, companies, rankingStart, ranking }: Instance,
  { start, fields }: Wishes,
): void {
  // An earlier company's places lie before `from`, and so need not be cleared.
  const placeOf = new Int32Array(students).fill(-1);
  for (let company = 0; company < companies; company += 1) {
    const from = rankingStart[company]!;
    for (let place = from; place < rankingStart[company + 1]!; place += 1)
      placeOf[ranking[place]!] = place;
    for (let wish = start[company]!; wish < start[company + 1]!; wish += wishWidth) {
      const place = placeOf[fields[wish + field.place]!]!;
      fields[wish + field.place] = place < from ? -1 : place;
    }
  }
}
