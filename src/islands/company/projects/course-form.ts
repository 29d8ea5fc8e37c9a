import * as v from 'valibot';
import { moveProject } from '../../../contract/projects/running-projects.ts';
import { deadlineProblem } from '../../../machines/lifecycle/project.ts';
import { instantOf } from '../../ui/form/local-time.ts';

/** What a move of a project asks: why, where it leaves an end, and a deadline, where the old one has passed. */
export const courseForm = (asks: { needsReason: boolean; needsDeadline: boolean }) =>
  v.object({
    reason: asks.needsReason
      ? v.pipe(moveProject.body.entries.reason, v.nonEmpty('Enter why it is reopened.'))
      : moveProject.body.entries.reason,
    deadline: v.pipe(
      v.string(),
      v.transform((typed) => instantOf(typed) ?? undefined),
      v.check(
        (deadline) => !asks.needsDeadline || deadline !== undefined,
        'Choose a new deadline.',
      ),
      v.check(
        (deadline) => !deadlineProblem(deadline ?? null, new Date()),
        'Choose a time in the future.',
      ),
    ),
  });
