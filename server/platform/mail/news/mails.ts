import type { Mail } from '../transport.ts';

/** A letter from an admin to many students, unchanged. */
export const letterMail = (
  to: string,
  { subject, text }: { subject: string; text: string },
  contactAddress: string,
): Mail => ({
  to,
  subject,
  text: `${text}

The programme’s office
Trestle

To answer, write to us: ${contactAddress}
`,
});

interface NewsInWords {
  readonly title: string;
  readonly message: string;
  /** An address of this site, empty when it leads nowhere. */
  readonly link: string;
}

const chosen =
  'You get this email because of your notification settings. You can change them at any time.';

/** @param news the latest of `waiting` notifications about one subject */
export const newsMail = (
  to: string,
  { title, message, link, waiting }: NewsInWords & { waiting: number },
  publicOrigin: string,
): Mail => ({
  to,
  subject: title,
  text: `${message}
${waiting > 1 ? `\nThis is the latest of ${waiting} changes since our last email about it. See them all here:\n` : ''}
${publicOrigin}${link}

${chosen}
`,
});

/** Everything left of a day, for a person who reached the daily limit of mails. */
export const dailyNewsMail = (
  to: string,
  listed: readonly NewsInWords[],
  all: number,
  publicOrigin: string,
): Mail => ({
  to,
  subject: all === 1 ? listed[0]!.title : `${all} more things happened on Trestle yesterday`,
  text: `${listed.map(({ title, message, link }) => `${title}\n${message}\n${publicOrigin}${link}\n`).join('\n')}${
    all > listed.length ? `\nAnd ${all - listed.length} more: ${publicOrigin}\n` : ''
  }
${chosen}
`,
});
