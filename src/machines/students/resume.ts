import { call, download } from '../../api/client.ts';
import { upload } from '../../api/upload.ts';
import { endpoints } from '../../contract/endpoints.ts';
import {
  type Resume,
  resumeBytes,
  resumeNameLength,
  resumeType,
} from '../../contract/students/resumes.ts';
import { ownFile } from './own-file.ts';

/** A student's own résumé as a file. */
export const downloadOwnResume = (sId: number): Promise<Blob> =>
  download(endpoints.ownResume, { params: { sId } });

/** What the server takes of a file's name: no hidden characters, and not too many. */
const nameOf = ({ name }: File): string =>
  [...name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')].slice(-resumeNameLength).join('').trim() ||
  'resume.pdf';

/** A student's résumé; null once it is deleted. */
export const resumeMachine = ownFile<File, Resume | null>({
  types: [resumeType],
  bytes: resumeBytes,
  isLookedAt: false,
  words: {
    'of other type': 'Choose a PDF file.',
    'too large': 'This file is larger than 5 MB. Choose a smaller one.',
    'not sent': 'Your résumé was not uploaded. Try again.',
    'not removed': 'Your résumé was not deleted. Try again.',
  },
  send: ({ sId, file }, options) =>
    upload(endpoints.setResume, { params: { sId }, query: { name: nameOf(file) }, file }, options),
  async remove(sId, signal) {
    await call(endpoints.removeResume, { params: { sId } }, { signal });
    return null;
  },
});
