import type { FileState } from '../../../../contract/engagements/files.ts';

/** How a file stands, to whoever uploads it. */
export const fileStateWords: Record<FileState, string> = {
  Uploading: 'not all of it has come. Add the same file again to go on.',
  Checking: 'being checked',
  Quarantined: 'waits for the virus scanner; you can hand it in',
  Ready: 'ready',
  Refused: 'not taken',
};
