import type { Instance } from './instance.ts';

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
