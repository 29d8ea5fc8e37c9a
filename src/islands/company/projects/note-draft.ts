/** Under which name a progress note that is being written is kept. */
export const noteDraft = (pid: number): string => `progress-note-${pid}`;
