import { type Assignment, type Instance, unassigned } from './instance.ts';
import { projectsByCompany } from './projects-by-company.ts';

/** How many seats must stay empty, in every stable assignment, by project and by company. */
export interface Shortage {
  readonly projects: Int32Array;
  readonly companies: Int32Array;
}

/**
 * Which projects and companies must stay short, read off any one stable assignment: every stable
 * assignment gives a company the same number of students, and a project of a company that is not
 * full the same number too (Abraham, Irving and Manlove 2007, theorem 4.1). For a project of a full
 * company nothing is certain, so none of its seats is called short. A company's seats are its
 * capacity or those of its projects, whichever are fewer. Linear in students and projects.
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
  const offered = projectsByCompany(instance);
  const short = { projects: new Int32Array(projects), companies: new Int32Array(companies) };
  for (let company = 0; company < companies; company += 1) {
    const own = offered.project.subarray(offered.start[company], offered.start[company + 1]);
    const seats = own.reduce((sum, project) => sum + projectCapacity[project]!, 0);
    short.companies[company] = Math.min(seats, companyCapacity[company]!) - inCompany[company]!;
    if (inCompany[company]! >= companyCapacity[company]!) continue;
    for (const project of own) {
      short.projects[project] = projectCapacity[project]! - inProject[project]!;
    }
  }
  return short;
}
