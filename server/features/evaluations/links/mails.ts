import { dayInWords } from '../../../platform/mail/day-in-words.ts';
import type { Mail } from '../../../platform/mail/transport.ts';
import type { KnownEngagement } from '../../engagements/lock.ts';

interface Asking {
  /** Who asks. */
  readonly by: string;
  /** The last day to write. */
  readonly until: string;
  readonly address: string;
}

export const evaluationLinkMail = (
  to: string,
  {
    studentName,
    companyName,
    title,
  }: Pick<KnownEngagement, 'studentName' | 'companyName' | 'title'>,
  { by, until, address }: Asking,
): Mail => ({
  to,
  subject: 'You are asked to evaluate a student’s work',
  text: `${by} at ${companyName} asks you to evaluate the work of ${studentName} on “${title}”. It is on Trestle, where engineering students take on short, real projects from companies.

You need no account. Write for ${companyName} here, until ${dayInWords(new Date(until))}:

${address}

What you type is kept: you can stop and open the link again, on any device. Whoever has the link can write in your name, so keep it to yourself. If a colleague knows the work better, hand it on to them there.

If you do not know this company, ignore this email.
`,
});
