import type { Project } from '../../../contract/projects.ts';
import { draftOf } from '../../../machines/drafts.ts';

/** Under this name an application that is being written is kept, until it is sent or cancelled. */
export const draftName = (pid: number): string => `apply-${pid}`;

/** The project whose application was torn from the person's hands, by a reload or an ended session. */
export const leftApplication = (projects: readonly Project[]): Project | null =>
  projects.find(({ pid }) => draftOf(draftName(pid))) ?? null;
