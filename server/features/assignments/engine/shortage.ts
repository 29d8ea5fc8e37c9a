import { type Assignment, type Instance, unassigned } from './instance.ts';

/** Seats that must stay empty in every stable assignment, by project and by company. */
interface Shortage {
  readonly projects: Int32Array;
  readonly companies: Int32Array;
}

/**
 * Finds the projects and companies that must stay short, from any one stable assignment: every stable assignment gives
 * a company the same number of students, and a project of a company that is not full the same number too (Abraham,
 * Irving and Manlove 2007, theorem 4.1). For a project of a full company nothing is certain, so none of its seats
 * counts as short. A company's seats are its capacity or those of its projects, whichever are fewer. Linear in students
 * and projects.
 */
export function shortage(instance: Instance, stable: Assignment): Shortage {
  const { projects, companies, companyOf, projectCapacity, companyCapacity } = instance;
  const inProject = new Int32Array(projects);
  const inCompany = new Int32Array(companies);
  for (const project of stable) {
    if (project === unassigned) continue;
    inProject[project]! += 1;
    inCompany[companyOf[project]!]! += 1;
  }
  const short = { projects: new Int32Array(projects), companies: new Int32Array(companies) };
  const seats = new Float64Array(companies);
  for (let project = 0; project < projects; project += 1) {
    const company = companyOf[project]!;
    seats[company]! += projectCapacity[project]!;
    if (inCompany[company]! < companyCapacity[company]!)
      short.projects[project] = projectCapacity[project]! - inProject[project]!;
  }
  for (let company = 0; company < companies; company += 1)
    short.companies[company] =
      Math.min(seats[company]!, companyCapacity[company]!) - inCompany[company]!;
  return short;
}
