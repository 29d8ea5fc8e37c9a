import * as v from 'valibot';
import { requiredLine } from '../../../src/contract/fields.ts';
import type { ProjectStatus } from '../../../src/contract/projects.ts';
import { projectEdit } from '../../../src/contract/running-projects.ts';
import { statusNamed } from '../rules.ts';

const { places: _, deadline: __, title, ...fields } = projectEdit.entries;

/** A line of a file of postings, as spreadsheets write it. */
export const posting = v.object({
  title,
  companyName: requiredLine('Company name is required.', 150),
  ...fields,
  duration: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^[0-9]+$/, 'Enter the duration as a whole number of days.'),
    v.transform(Number),
    fields.duration,
  ),
  status: v.pipe(
    v.string(),
    v.transform(statusNamed),
    v.custom<ProjectStatus>((status) => status !== null, 'This is not a project status.'),
  ),
});

/** A posting that can be written as it stands. */
export type Posting = Readonly<v.InferOutput<typeof posting>>;
export type Column = keyof Posting;
export const columns = Object.keys(posting.entries) as Column[];
