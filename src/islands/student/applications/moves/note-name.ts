/** Under which name the draft of a note to the company is kept. */
export const noteName = (applicationId: number): string => `move-note:${applicationId}`;
