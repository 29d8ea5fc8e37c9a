import * as v from 'valibot';
import {
  type DraftedMilestone,
  draftedMilestone,
} from '../../../../contract/projects/drafted-plans.ts';
import type { ProjectForm } from '../../../../contract/projects/projects.ts';
import type { ShownProject } from '../../../features/projects/project/ProjectFacts.tsx';
import { keptEntries, type PostForm } from './post-form.ts';

/** What is in the form so far: of a milestone too perhaps only a part. */
type Written = Omit<Partial<PostForm>, 'draftedPlan'> & {
  readonly draftedPlan?: readonly Partial<DraftedMilestone>[] | undefined;
};

/**
 * The project as students would read it if it were posted as it stands. What is not filled in, or not as it has to
 * be, is not stated yet; a description shows whatever is wrong with it.
 */
export function previewOf(written: Written, companyName: string): ShownProject {
  const { description = '', draftedPlan = [] } = written;
  const stated = Object.entries(keptEntries).map(([name, entry]) => {
    const { success, output } = v.safeParse(entry, written[name as keyof PostForm]);
    return [name, success ? output : null];
  });
  const form: { [Field in keyof ProjectForm]: ProjectForm[Field] | null } =
    Object.fromEntries(stated);
  return {
    ...(form as ProjectForm),
    description,
    draftedPlan: draftedPlan.filter((one) => v.is(draftedMilestone, one)),
    projectLink: form.projectLink ?? '',
    skills: form.skills ?? '',
    engineeringType: form.engineeringType ?? '',
    duration: form.duration ?? 0,
    location: form.location ?? '',
    places: form.places ?? 0,
    companyName,
    companyId: null,
    status: 'pending',
    placesTaken: 0,
    fit: null,
  };
}
