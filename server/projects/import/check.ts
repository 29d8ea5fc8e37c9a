import * as v from 'valibot';
import { requiredText } from '../../../src/contract/fields.ts';
import { type ProjectStatus, projectForm } from '../../../src/contract/projects.ts';
import { statusNamed, tidySkills } from '../rules.ts';
import type { Column, PostingRow } from './read.ts';

/** A posting that can be written as it stands. */
export interface Posting {
  readonly title: string;
  readonly companyName: string;
  readonly description: string;
  readonly projectLink: string;
  readonly skills: string;
  readonly engineeringType: string;
  readonly duration: number;
  readonly location: string;
  readonly status: ProjectStatus;
}

/** What is wrong with one field of one row, for the person who mends the file. */
export interface BadField {
  readonly line: number;
  readonly column: Column;
  readonly reason: string;
}

const { title, description, projectLink, skills, engineeringType, duration, location } =
  projectForm.entries;

const row = v.object({
  title,
  companyName: requiredText('Company name is required.', 150),
  description,
  projectLink,
  skills,
  engineeringType,
  duration: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^[0-9]+$/, 'Duration is a whole number of days.'),
    v.transform(Number),
    duration,
  ),
  location,
  status: v.pipe(
    v.string(),
    v.transform(statusNamed),
    v.custom<ProjectStatus>((status) => status !== null, 'This is not a project status.'),
  ),
});

/** Sorts rows into postings and bad fields. A row with several bad fields is listed with each. */
export function checkPostings(rows: readonly PostingRow[]): { good: Posting[]; bad: BadField[] } {
  const good: Posting[] = [];
  const bad: BadField[] = [];
  for (const { line, fields } of rows) {
    const result = v.safeParse(row, fields);
    if (result.success) {
      good.push({ ...result.output, skills: tidySkills(result.output.skills) });
      continue;
    }
    for (const issue of result.issues) {
      bad.push({ line, column: v.getDotPath(issue) as Column, reason: issue.message });
    }
  }
  return { good, bad };
}
