import { dayInWords } from '../../../platform/mail/day-in-words.ts';

/** A day such as `2031-05-04` as people read it: `Sunday 4 May 2031`. */
export const dayWords = (day: string): string => dayInWords(new Date(`${day}T00:00:00Z`));
