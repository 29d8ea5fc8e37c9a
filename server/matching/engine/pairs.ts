import type { Instance } from './instance.ts';

/**
 * The acceptable pairs of an instance, by project: for each project its students in the order of its
 * company. A pair is acceptable when the student chose the project and the company ranked the student.
 */
export interface Pairs {
  readonly start: Int32Array;
  readonly student: Int32Array;
  /** How the company ranks the student, 0 best. */
  readonly companyRank: Int32Array;
  /** How the student ranks the project, 0 best. */
  readonly choiceRank: Int32Array;
}

/** By company, its projects. */
export function projectsByCompany({ projects, companies, companyOf }: Instance) {
  const start = new Int32Array(companies + 1);
  for (const company of companyOf) start[company + 1]! += 1;
  summed(start);
  const next = start.slice(0, companies);
  const project = new Int32Array(projects);
  for (let which = 0; which < projects; which += 1) project[next[companyOf[which]!]!++] = which;
  return { start, project };
}

/**
 * Pairs of all lists, in time linear in their total length. Company by company, so that what is
 * touched at random stays small enough for the processor's cache: at a million students that is most
 * of the time.
 */
export function pairsOf(instance: Instance): Pairs {
  const { students, projects, companies, rankingStart, ranking } = instance;
  const wishes = wishesByCompany(instance);
  const start = new Int32Array(projects + 1);
  const rankOf = new Int32Array(students).fill(-1);
  for (let company = 0; company < companies; company += 1) {
    const from = rankingStart[company]!;
    const to = rankingStart[company + 1]!;
    for (let at = from; at < to; at += 1) rankOf[ranking[at]!] = at - from;
    for (let wish = wishes.start[company]!; wish < wishes.start[company + 1]!; wish += 1) {
      const rank = rankOf[wishes.fields[wish * width + who]!]!;
      wishes.fields[wish * width + companyRank] = rank;
      if (rank >= 0) start[wishes.fields[wish * width + project]! + 1]! += 1;
    }
    for (let at = from; at < to; at += 1) rankOf[ranking[at]!] = -1;
  }
  summed(start);
  return handedOut(instance, wishes, start);
}

/** A wish is a student's choice as its company sees it: fields side by side, one cache line each. */
const width = 4;
const who = 0;
const project = 1;
const choiceRank = 2;
const companyRank = 3;

interface Wishes {
  readonly start: Int32Array;
  readonly fields: Int32Array;
}

function wishesByCompany(instance: Instance): Wishes {
  const { students, companies, companyOf, choiceStart, choices } = instance;
  const start = new Int32Array(companies + 1);
  for (const chosen of choices) start[companyOf[chosen]! + 1]! += 1;
  summed(start);
  const next = start.slice(0, companies);
  const fields = new Int32Array(choices.length * width);
  for (let student = 0; student < students; student += 1) {
    const from = choiceStart[student]!;
    for (let at = from; at < choiceStart[student + 1]!; at += 1) {
      const chosen = choices[at]!;
      const wish = next[companyOf[chosen]!]!++ * width;
      fields[wish + who] = student;
      fields[wish + project] = chosen;
      fields[wish + choiceRank] = at - from;
    }
  }
  return { start, fields };
}

/** Each company's wishes to their projects, the company's most wanted student first. */
function handedOut(instance: Instance, { start: wishStart, fields }: Wishes, start: Int32Array) {
  const { companies, projects, rankingStart } = instance;
  const total = start[projects]!;
  const pairs = {
    start,
    student: new Int32Array(total),
    companyRank: new Int32Array(total),
    choiceRank: new Int32Array(total),
  };
  const next = start.slice(0, projects);
  const firstWith = new Int32Array(longest(rankingStart)).fill(-1);
  const following = new Int32Array(longest(wishStart));
  for (let company = 0; company < companies; company += 1) {
    const from = wishStart[company]!;
    for (let wish = from; wish < wishStart[company + 1]!; wish += 1) {
      const rank = fields[wish * width + companyRank]!;
      if (rank < 0) continue;
      following[wish - from] = firstWith[rank]!;
      firstWith[rank] = wish;
    }
    const ranked = rankingStart[company + 1]! - rankingStart[company]!;
    for (let rank = 0; rank < ranked; rank += 1) {
      for (let wish = firstWith[rank]!; wish >= 0; wish = following[wish - from]!) {
        const place = next[fields[wish * width + project]!]!++;
        pairs.student[place] = fields[wish * width + who]!;
        pairs.companyRank[place] = rank;
        pairs.choiceRank[place] = fields[wish * width + choiceRank]!;
      }
      firstWith[rank] = -1;
    }
  }
  return pairs;
}

function summed(counts: Int32Array): void {
  for (let at = 1; at < counts.length; at += 1) counts[at]! += counts[at - 1]!;
}

function longest(start: Int32Array): number {
  let most = 0;
  for (let at = 1; at < start.length; at += 1) most = Math.max(most, start[at]! - start[at - 1]!);
  return most;
}
