/**
 * An instance of the student-project allocation problem with preferences of students over projects
 * and of companies over students (SPA-S): D. J. Abraham, R. W. Irving, D. F. Manlove, "Two algorithms
 * for the Student-Project Allocation problem", Journal of Discrete Algorithms 5 (2007) 73-90. Their
 * lecturers are our companies.
 *
 * Students, projects and companies are numbered from 0. All lists are flat: the entries of one owner
 * stand from `start[owner]` up to, not including, `start[owner + 1]`.
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

/** Project of each student, or `unassigned`. */
export type Assignment = Int32Array;
export const unassigned = -1;

/**
 * The acceptable pairs of an instance, by project: for each project its students in the order of its
 * company. A pair is acceptable when the student chose the project and the company ranked the student.
 * Made in time linear in the total length of all lists.
 */
export interface Pairs {
  readonly start: Int32Array;
  readonly student: Int32Array;
  /** How the company ranks the student, 0 best. */
  readonly companyRank: Int32Array;
  /** How the student ranks the project, 0 best. */
  readonly choiceRank: Int32Array;
}

interface Chosen {
  readonly start: Int32Array;
  readonly student: Int32Array;
  readonly choiceRank: Int32Array;
}

/** By project, the students who chose it, in the order of their numbers. */
function chosenBy(instance: Instance): Chosen {
  const { students, projects, choiceStart, choices } = instance;
  const start = new Int32Array(projects + 1);
  for (const project of choices) start[project + 1]! += 1;
  for (let project = 0; project < projects; project += 1) start[project + 1]! += start[project]!;
  const next = start.slice(0, projects);
  const student = new Int32Array(choices.length);
  const choiceRank = new Int32Array(choices.length);
  for (let who = 0; who < students; who += 1) {
    for (let at = choiceStart[who]!; at < choiceStart[who + 1]!; at += 1) {
      const place = next[choices[at]!]!++;
      student[place] = who;
      choiceRank[place] = at - choiceStart[who]!;
    }
  }
  return { start, student, choiceRank };
}

/** By company, its projects. */
export function projectsByCompany({ projects, companies, companyOf }: Instance) {
  const start = new Int32Array(companies + 1);
  for (const company of companyOf) start[company + 1]! += 1;
  for (let company = 0; company < companies; company += 1) start[company + 1]! += start[company]!;
  const next = start.slice(0, companies);
  const project = new Int32Array(projects);
  for (let which = 0; which < projects; which += 1) project[next[companyOf[which]!]!++] = which;
  return { start, project };
}

export function pairsOf(instance: Instance): Pairs {
  const { students, companies, rankingStart, ranking, projects } = instance;
  const chosen = chosenBy(instance);
  const offers = projectsByCompany(instance);
  const rankOf = new Int32Array(students).fill(-1);

  // A counting sort by company rank, then handing out to the projects, keeps each project's list in order.
  const companyRank = new Int32Array(chosen.student.length).fill(-1);
  for (let company = 0; company < companies; company += 1) {
    const from = rankingStart[company]!;
    const to = rankingStart[company + 1]!;
    for (let at = from; at < to; at += 1) rankOf[ranking[at]!] = at - from;
    for (let o = offers.start[company]!; o < offers.start[company + 1]!; o += 1) {
      const project = offers.project[o]!;
      for (let at = chosen.start[project]!; at < chosen.start[project + 1]!; at += 1) {
        companyRank[at] = rankOf[chosen.student[at]!]!;
      }
    }
    for (let at = from; at < to; at += 1) rankOf[ranking[at]!] = -1;
  }
  return sortedByRank(chosen, companyRank, projects);
}

function sortedByRank(chosen: Chosen, companyRank: Int32Array, projects: number): Pairs {
  const start = new Int32Array(projects + 1);
  let highest = -1;
  for (let project = 0; project < projects; project += 1) {
    let acceptable = 0;
    for (let at = chosen.start[project]!; at < chosen.start[project + 1]!; at += 1) {
      const rank = companyRank[at]!;
      if (rank < 0) continue;
      acceptable += 1;
      if (rank > highest) highest = rank;
    }
    start[project + 1] = start[project]! + acceptable;
  }

  const total = start[projects]!;
  const bucket = new Int32Array(highest + 2);
  for (const rank of companyRank) if (rank >= 0) bucket[rank + 1]! += 1;
  for (let rank = 0; rank <= highest; rank += 1) bucket[rank + 1]! += bucket[rank]!;
  const byRank = new Int32Array(total);
  const projectAt = new Int32Array(total);
  for (let project = 0; project < projects; project += 1) {
    for (let at = chosen.start[project]!; at < chosen.start[project + 1]!; at += 1) {
      const rank = companyRank[at]!;
      if (rank < 0) continue;
      const place = bucket[rank]!++;
      byRank[place] = at;
      projectAt[place] = project;
    }
  }

  const next = start.slice(0, projects);
  const pairs = {
    start,
    student: new Int32Array(total),
    companyRank: new Int32Array(total),
    choiceRank: new Int32Array(total),
  };
  for (let i = 0; i < total; i += 1) {
    const at = byRank[i]!;
    const place = next[projectAt[i]!]!++;
    pairs.student[place] = chosen.student[at]!;
    pairs.companyRank[place] = companyRank[at]!;
    pairs.choiceRank[place] = chosen.choiceRank[at]!;
  }
  return pairs;
}
