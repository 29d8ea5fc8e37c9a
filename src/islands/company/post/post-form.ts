import * as v from 'valibot';
import { projectForm } from '../../../contract/projects.ts';

/** The wire's form, with the deadline as the browser's own field gives it: the reader's local time. */
export const postForm = v.object({
  ...projectForm.entries,
  deadline: v.pipe(v.optional(v.string(), ''), v.transform(instantOf)),
});
export type PostForm = v.InferInput<typeof postForm>;

export const blank: Partial<PostForm> = { places: 1, skills: '', projectLink: '', deadline: '' };

/** What was typed so far is kept under this name until the project is posted. */
export const draftName = 'post-project';

function instantOf(localTime: string): string | null {
  const moment = new Date(localTime);
  return localTime === '' || Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
