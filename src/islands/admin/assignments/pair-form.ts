import * as v from 'valibot';
import { pairWithReason } from '../../../contract/assignments/assignment-pins.ts';

/** A pair as it is chosen. */
export const pairForm = v.object({
  studentId: v.number('Choose a student from the list.'),
  projectId: v.pipe(v.string(), v.nonEmpty('Choose a project.'), v.transform(Number)),
  reason: pairWithReason.entries.reason,
});
export type PairForm = v.InferOutput<typeof pairForm>;

export type PairInput = Omit<v.InferInput<typeof pairForm>, 'studentId'> & {
  studentId: number | null;
};
