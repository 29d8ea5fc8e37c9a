import * as v from 'valibot';
import { pairWithReason } from '../../../contract/assignment-pins.ts';

/** A pair as it is chosen: a number only once somebody or something is. */
export const pairForm = v.object({
  studentId: v.number('Choose a student from the list.'),
  projectId: v.number('Choose a project.'),
  reason: pairWithReason.entries.reason,
});
export type PairForm = v.InferOutput<typeof pairForm>;
