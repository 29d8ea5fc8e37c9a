import { sql } from 'kysely';
import type { ProjectEdit } from '../../src/contract/running-projects.ts';
import { selectColumns, toRow, versionOf } from '../database/columns.ts';
import { asInstant } from '../database/instant.ts';
import type { Tables } from '../database/tables.ts';

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
} as const satisfies Record<keyof ProjectEdit, keyof Tables['projects']>;

const { deadline: _, ...asTheyStand } = projectColumnOf;

/** The fields of a project's form from `projects p`. */
export const projectFields = sql`
  ${selectColumns(asTheyStand, 'p')}, ${asInstant(sql`p.deadline`)} as deadline`;

/** The version of `projects p`: of what its form says. */
export const projectVersion = versionOf(projectColumnOf, 'p');

/** What is written of a form. PostgreSQL reads fewer offsets than ISO 8601 has, so it gets a date. */
export const projectRow = (form: ProjectEdit) =>
  toRow(projectColumnOf, {
    ...form,
    deadline: form.deadline === null ? null : new Date(form.deadline),
  });
