import * as v from 'valibot';
import { conditionsOf, notStated } from '../../../contract/conditions.ts';
import { text } from '../../../contract/fields.ts';
import { projectEntries } from '../../../contract/projects.ts';
import type { ManagedProject } from '../../../machines/managed/managed-project.ts';
import { draftConditions, inOrder, openConditions } from '../../ui/conditions/condition-form.ts';

const { deadline: _, projectLink: __, ...entries } = projectEntries;

/** What both project dialogs ask. Link and deadline stay the company's. */
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

/** `needsReason` tells which statuses can only be reached with a reason, which is `asked` for. */
export const editForm = (needsReason: (status: string) => boolean, asked: string) =>
  v.pipe(
    v.object({ ...shared, ...draftConditions, reason: v.optional(text(500), '') }),
    inOrder(),
    v.forward(
      v.check(({ status, reason }) => reason !== '' || !needsReason(status), asked),
      ['reason'],
    ),
  );
export type EditForm = v.InferInput<ReturnType<typeof editForm>>;

/** The project as the wire has it, out of a row. */
export const projectOf = (row: ManagedProject) => ({
  title: row.title,
  description: row.description,
  projectLink: row.projectLink ?? '',
  skills: row.skills ?? '',
  engineeringType: row.engineeringType as never,
  duration: row.duration ?? 1,
  location: row.location ?? '',
  places: row.places ?? 1,
  deadline: row.deadline ?? null,
  ...conditionsOf({ ...notStated, ...row }),
});
