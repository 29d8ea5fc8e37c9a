import { sql } from 'kysely';
import type { ProjectEdit } from '../../../src/contract/projects/running-projects.ts';
import { selectColumns, toRow, versionOf } from '../../platform/database/columns.ts';
import { asInstant } from '../../platform/database/expressions.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** The column of every field that a project's form has. */
export const projectColumnOf = {
  title: 'title',
  description: 'description',
  projectLink: 'project_link',
  skills: 'skills',
  engineeringType: 'engineering_type',
  duration: 'duration_days',
  location: 'location',
  places: 'places',
  deadline: 'deadline',
  termId: 'term_id',
  deliverables: 'deliverables',
  hoursPerWeek: 'hours_per_week',
  startDate: 'start_date',
  endDate: 'end_date',
  workplace: 'workplace',
  pay: 'pay',
  ownership: 'ownership',
  confidentiality: 'confidentiality',
  draftedPlan: 'drafted_plan',
} as const satisfies Record<keyof ProjectEdit, keyof Tables['projects']>;

const {
  deadline: _,
  startDate: __,
  endDate: ___,
  draftedPlan: ____,
  ...asTheyStand
} = projectColumnOf;

/** The fields of a project's form from `projects p`, but for its drafted plan, which lists do not carry. */
export const projectFields = sql`
  ${selectColumns(asTheyStand, 'p')}, ${asInstant(sql`p.deadline`)} as deadline,
  p.start_date::text as "startDate", p.end_date::text as "endDate"`;

export const draftedPlanOf = sql`p.drafted_plan as "draftedPlan"`;

/** The version of `projects p`: of what its form says. */
export const projectVersion = versionOf(projectColumnOf, 'p');

/** Columns written from a form. PostgreSQL reads fewer offsets than ISO 8601 has, so it gets a date. */
export function projectRow(form: ProjectEdit, now: Date) {
  const deadline = form.deadline === null ? null : new Date(form.deadline);
  const draftedPlan = form.draftedPlan && JSON.stringify(form.draftedPlan);
  return {
    ...toRow(projectColumnOf, { ...form, deadline, draftedPlan }),
    deadline_passed: deadline !== null && deadline <= now,
  };
}
