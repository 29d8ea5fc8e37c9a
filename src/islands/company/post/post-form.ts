import * as v from 'valibot';
import { projectForm } from '../../../contract/projects.ts';

/** The wire's form, with the deadline as the browser's own field gives it: the reader's local time. */
export const postForm = v.object({
  ...projectForm.entries,
  deadline: v.pipe(v.optional(v.string(), ''), v.transform(instantOf)),
});
export type PostForm = v.InferInput<typeof postForm>;

function instantOf(localTime: string): string | null {
  const moment = new Date(localTime);
  return localTime === '' || Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
