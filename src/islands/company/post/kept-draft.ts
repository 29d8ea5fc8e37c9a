import { atom } from 'nanostores';
import type { PostForm } from './post-form.ts';

const blank: Partial<PostForm> = { places: 1, skills: '', projectLink: '', deadline: '' };

/** What was typed so far, kept while the company looks at other screens of its area. */
export const $keptDraft = atom<Partial<PostForm>>(blank);

export const forgetDraft = (): void => $keptDraft.set(blank);
