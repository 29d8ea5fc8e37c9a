import { call, download } from '../../api/client.ts';
import { upload } from '../../api/upload.ts';
import { problems } from '../../contract/problem.ts';
import {
  ownResume,
  type Resume,
  removeResume,
  resumeBytes,
  resumeType,
  setResume,
} from '../../contract/students/resumes.ts';
import { fileNameFrom, fileNameLength } from '../../contract/typed/file-name.ts';
import { ownFile } from './own-file.ts';

/** A student's own résumé as a file. */
export const downloadOwnResume = (sId: number): Promise<Blob> =>
  download(ownResume, { params: { sId } });

/** A file name the server accepts: no hidden characters, and not too long. */
const nameOf = ({ name }: File): string =>
  [...fileNameFrom(name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ''))].slice(-fileNameLength).join('') ||
  'resume.pdf';

/** The type by its name where the system did not know it, as of `cv.pdf (1)`. */
const typed = (file: File): File =>
  file.type === '' && /\.pdf$/i.test(nameOf(file))
    ? new File([file], file.name, { type: resumeType })
    : file;

/** A student's résumé; null once it is deleted. */
export const resumeMachine = ownFile<File, Resume | null>({
  types: [resumeType],
  typeOf: (file) => typed(file as File).type,
  bytes: resumeBytes,
  isLookedAt: false,
  words: {
    'of other type': problems['resume-refused'].title,
    'too large': 'This file is larger than 5 MB. Choose a smaller one.',
    'not sent': 'Your résumé was not uploaded. Try again.',
    'not removed': 'Your résumé was not deleted. Try again.',
  },
  send: ({ sId, file }, options) =>
    upload(
      setResume,
      { params: { sId }, query: { name: nameOf(file) }, file: typed(file) },
      options,
    ),
  async remove(sId, signal) {
    await call(removeResume, { params: { sId } }, { signal });
    return null;
  },
});
