import * as v from 'valibot';
import { requiredLine } from '../../../../src/contract/fields.ts';
import { conditions } from '../../../../src/contract/projects/conditions.ts';
import { projectEdit } from '../../../../src/contract/projects/running-projects.ts';
import type { ProjectStatus } from '../../../../src/contract/projects/statuses.ts';
import { statusNamed } from '../rules.ts';

const {
  places: _,
  deadline: __,
  termId: ___,
  draftedPlan: ____,
  title,
  ...fields
} = projectEdit.entries;

const nothing = v.pipe(
  v.literal(''),
  v.transform((): null => null),
);
/** A field that a file may leave empty, or whose column it may lack. */
const orNothing = <Output>(schema: v.GenericSchema<string, Output>) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.lazy(
      (said): v.GenericSchema<string, Output | null> => (said === '' ? (nothing as never) : schema),
    ),
  );

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
  deliverables: orNothing(conditions.deliverables),
  hoursPerWeek: orNothing(v.pipe(v.string(), v.transform(Number), conditions.hoursPerWeek)),
  startDate: orNothing(conditions.startDate),
  endDate: orNothing(conditions.endDate),
  workplace: orNothing(conditions.workplace),
  pay: orNothing(conditions.pay),
  ownership: orNothing(conditions.ownership),
  confidentiality: orNothing(conditions.confidentiality),
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
/** Columns that a file must have. What a project states is newer than most files. */
export const requiredColumns = columns.filter((column) => !(column in conditions));
