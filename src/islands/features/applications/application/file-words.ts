import type { Resume } from '../../../../contract/students/resumes.ts';
import { dayOf } from '../../../ui/status/dates.ts';

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** For example `230 KB` or `1.4 MB`. */
export function sizeOf(bytes: number): string {
  if (bytes < megabyte) return `${Math.max(1, Math.round(bytes / kilobyte))} KB`;
  return `${(bytes / megabyte).toFixed(1)} MB`;
}

/** A résumé by name and date: `cv.pdf, 3 Mar`. */
export const whichOf = ({ name, uploadedAt }: Resume): string => `${name}, ${dayOf(uploadedAt)}`;
