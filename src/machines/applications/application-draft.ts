import { newKey } from '../../api/act/sending-key.ts';
import type { ApplyForm } from '../../contract/applications/applications.ts';
import { draftOf, forgetDraft, keepDraft } from '../../session/drafts.ts';

/** Under this name an application that is being written is kept, until it is sent. */
export const draftName = (projectId: number): string => `apply-${projectId}`;

const attemptName = (projectId: number): string => `apply-${projectId}-attempt`;

/** One sending of one text. Repeated as it is, the server makes one application of it. */
export interface Attempt {
  readonly key: string;
  readonly form: ApplyForm;
  /** ISO 8601. */
  readonly at: string;
}

/** In ms. A lost answer is asked for again within minutes; after that, applying again means another application. */
const attemptLasts = 15 * 60 * 1000;

/**
 * The attempt that sends this form: the one kept from before, as long as not a letter of it has
 * changed, or else a new one, kept from now on. It outlives the dialog, the page and the tab.
 */
export function attemptFor(projectId: number, form: ApplyForm, now: Date): Attempt {
  const kept = draftOf<Attempt>(attemptName(projectId));
  if (kept && isSame(kept.form, form) && now.getTime() - Date.parse(kept.at) < attemptLasts)
    return kept;
  const attempt = { key: newKey(), form, at: now.toISOString() };
  keepDraft(attemptName(projectId), attempt);
  return attempt;
}

/** Once an application is in, nothing of its writing is kept. */
export function forgetApplication(projectId: number): void {
  forgetDraft(draftName(projectId));
  forgetDraft(attemptName(projectId));
}

const isSame = (one: ApplyForm, other: ApplyForm): boolean =>
  one.message === other.message &&
  one.resumeLink === other.resumeLink &&
  one.resumeId === other.resumeId;
