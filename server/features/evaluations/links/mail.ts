import { dayInWords } from '../../../platform/mail/day-in-words.ts';
import type { Mail } from '../../../platform/mail/transport.ts';
import type { KnownEngagement } from '../../engagements/lock.ts';

/** @param until the last day to write */
export const evaluationLinkMail = (
  to: string,
  { studentName, companyName, title }: KnownEngagement,
  askedBy: string,
  until: string,
  address: string,
): Mail => ({
  to,
  subject: 'You are asked to evaluate a student’s work',
  text: `${askedBy} at ${companyName} asks you to evaluate the work of ${studentName} on “${title}”, a project on Trestle, where engineering students take on short, real projects from companies.

You need no account. Write for ${companyName} here, until ${dayInWords(new Date(until))}:

${address}

What you write is kept as you type: open the link again to go on, on any device. Whoever has the link can write in your name, so keep it to yourself. If a colleague knows the work better, you can hand it on to them there.

If you do not know this company, ignore this email.
`,
});
