import type { Instance } from './instance.ts';

/**
 * The students' choices as their companies see them: company by company, and there by student. A wish is
 * named by where its fields begin, so that wishes in the order of their names lie in memory in that order.
 */
export interface Wishes {
  /** Start of each company's wishes, and the end of the last. */
  readonly start: Int32Array;
  /** Each student's first wish, or `noWish`. */
  readonly first: Int32Array;
  /** Students who chose each project. */
  readonly ofProject: Int32Array;
  readonly fields: Int32Array;
  /** As much room again, for putting them into another order: fresh memory costs more than the order does. */
  readonly spare: Int32Array;
}

/** A wish's fields, side by side because they are needed together. */
export const field = {
  /** Place of the student in the company's order, an index of `ranking`; -1 if the company did not rank them. */
  place: 0,
  project: 1,
  /** Rank the student gives the project, 0 best. */
  choice: 2,
  /** The wish the student has after this one, or `noWish`. */
  following: 3,
} as const;
export const wishWidth = 4;
export const noWish = -1;

/** Some 128 places can be written to by turns without one driving another out of the processor's caches. */
const mostGroupBits = 7;

/**
 * All wishes, in time linear in the lists' total length. At a million students the time goes where memory
 * is touched at random, so that happens once here, and not in the solvers; and here in two steps, first by
 * groups of companies, then by company within its group.
 */
export function wishesOf(instance: Instance): Wishes {
  const { students, projects, companies, companyOf, choiceStart, choices } = instance;
  const ofProject = new Int32Array(projects);
  for (const chosen of choices) ofProject[chosen]! += 1;
  const start = new Int32Array(companies + 1);
  for (let project = 0; project < projects; project += 1)
    start[companyOf[project]! + 1]! += ofProject[project]! * wishWidth;
  for (let company = 0; company < companies; company += 1) start[company + 1]! += start[company]!;

  const groupBits = Math.max(0, 32 - Math.clz32(companies) - mostGroupBits);
  const nextOfGroup = Int32Array.from(
    { length: (companies >> groupBits) + 1 },
    (_, group) => start[group << groupBits]!,
  );
  const grouped = new Int32Array(choices.length * wishWidth);
  const next = start.slice(0, companies);
  const first = new Int32Array(students);
  for (let student = 0; student < students; student += 1) {
    let following = noWish;
    for (let at = choiceStart[student + 1]! - 1; at >= choiceStart[student]!; at -= 1) {
      const project = choices[at]!;
      const company = companyOf[project]!;
      const group = company >> groupBits;
      const to = nextOfGroup[group]!;
      nextOfGroup[group] = to + wishWidth;
      // Holds the student until their place in the company's order is known.
      grouped[to + field.place] = student;
      grouped[to + field.project] = project;
      grouped[to + field.choice] = at - choiceStart[student]!;
      grouped[to + field.following] = following;
      following = next[company]!;
      next[company] = following + wishWidth;
    }
    first[student] = following;
  }
  const fields = byCompany(grouped, start, companyOf);
  const wishes = { start, first, ofProject, fields, spare: grouped };
  fillInPlaces(instance, wishes);
  return wishes;
}

/** Each wish to its company, in the order they come in: so where it was counted that it would be. */
function byCompany(grouped: Int32Array, start: Int32Array, companyOf: Int32Array): Int32Array {
  const fields = new Int32Array(grouped.length);
  const next = start.slice(0, -1);
  for (let from = 0; from < grouped.length; from += wishWidth) {
    const project = grouped[from + field.project]!;
    const company = companyOf[project]!;
    const wish = next[company]!;
    next[company] = wish + wishWidth;
    fields[wish + field.place] = grouped[from + field.place]!;
    fields[wish + field.project] = project;
    fields[wish + field.choice] = grouped[from + field.choice]!;
    fields[wish + field.following] = grouped[from + field.following]!;
  }
  return fields;
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
