import * as v from 'valibot';
import {
  type DraftedMilestone,
  draftedMilestone,
} from '../../../../contract/projects/drafted-plans.ts';
import type { ProjectForm } from '../../../../contract/projects/projects.ts';
import type { ShownProject } from '../../../features/projects/project/ProjectFacts.tsx';
import { keptEntries, type PostForm } from './post-form.ts';

/** A milestone may be partial. */
type Written = Omit<Partial<PostForm>, 'draftedPlan'> & {
  readonly draftedPlan?: readonly Partial<DraftedMilestone>[] | undefined;
};

/**
 * A preview of the project as students would read it. Missing or invalid fields count as not stated, but the
 * description shows anyway.
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
