import * as v from 'valibot';
import type { ManagedProject } from '../../../api/tables/projects.ts';
import type { EngineeringType } from '../../../contract/accounts/people.ts';
import { requiredLine } from '../../../contract/fields.ts';
import { conditionsOf, notStated } from '../../../contract/projects/conditions.ts';
import { projectEntries } from '../../../contract/projects/projects.ts';
import { moveProject } from '../../../contract/projects/running-projects.ts';
import { deadlinePast, deadlineProblem } from '../../../machines/lifecycle/project.ts';
import { timeNow } from '../../../session/clock.ts';
import {
  draftConditions,
  inOrder,
  openConditions,
} from '../../features/projects/conditions/condition-form.ts';
import { instantOf } from '../../ui/form/local-time.ts';

/** Statuses to choose from; the first is the default. */
export const formStatuses = ['Pending', 'Ongoing', 'Completed'] as const;

/** A project of the in-page data: the specification's fields and no more. */
export const sampleForm = v.object({
  title: projectEntries.title,
  description: projectEntries.description,
  technology: requiredLine('Technology is required.', 500),
  status: v.picklist(formStatuses, 'Choose a status.'),
});

const { deadline: _, projectLink: __, ...entries } = projectEntries;

/** Fields of both dialogs. Link and deadline stay the company's. */
const shared = { ...entries, status: v.string() };

export const addForm = v.pipe(
  v.object({
    ...shared,
    ...openConditions,
    companyId: v.pipe(
      v.union([v.number(), v.string()]),
      v.transform(Number),
      v.check((id) => id > 0, 'Choose a company.'),
    ),
  }),
  inOrder(),
);
export type AddForm = v.InferInput<typeof addForm>;

/** Extra fields that a change of status asks for, by status. */
interface Needs {
  reason: (status: string) => boolean;
  /** Label of the reason's field. */
  asked: string;
  deadline: (status: string) => boolean;
}

export const editForm = (needs: Needs) =>
  v.pipe(
    v.object({
      ...shared,
      ...draftConditions,
      reason: moveProject.body.entries.reason,
      newDeadline: v.pipe(v.optional(v.string(), ''), v.transform(instantOf)),
    }),
    inOrder(),
    v.forward(
      v.check(({ status, reason }) => reason !== '' || !needs.reason(status), needs.asked),
      ['reason'],
    ),
    v.forward(
      v.check(
        ({ status, newDeadline }) =>
          !needs.deadline(status) ||
          (newDeadline !== null && deadlineProblem(newDeadline, timeNow()) === null),
        deadlinePast,
      ),
      ['newDeadline'],
    ),
  );
export type EditForm = v.InferInput<ReturnType<typeof editForm>>;

/** The project as the wire has it, out of a row. */
export const projectOf = (row: ManagedProject) => ({
  title: row.title,
  description: row.description,
  projectLink: row.projectLink ?? '',
  skills: row.skills ?? '',
  engineeringType: row.engineeringType as EngineeringType,
  duration: row.duration ?? 1,
  location: row.location ?? '',
  places: row.places ?? 1,
  deadline: row.deadline ?? null,
  termId: row.termId ?? null,
  ...conditionsOf({ ...notStated, ...row }),
});
