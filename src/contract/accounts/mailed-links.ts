import * as v from 'valibot';
import { mended, requiredText } from '../fields.ts';
import { isWholeSecret, secretIn } from '../typed/mailed-codes.ts';

/** Minutes that a mailed link works. */
export const linkMinutes = {
  reset: 30,
  invitation: 7 * 24 * 60,
  'confirm address': 7 * 24 * 60,
  'keep address': 7 * 24 * 60,
} as const;
export type LinkPurpose = keyof typeof linkMinutes;

/** The pages that links in mails lead to, each with its secret behind `#`. */
export const linkPages = {
  password: '/auth/reset',
  'confirm address': '/auth/confirm-address',
  'keep address': '/auth/keep-address',
  join: '/auth/join',
  'confirm request': '/auth/confirm-request',
  evaluate: '/evaluate',
} as const;
export type LinkPage = keyof typeof linkPages;

/** Secret after a mailed link's `#`, or the code beside it in the mail. */
export const linkToken = v.pipe(
  requiredText('This link is incomplete. Open it again from the email.', 200),
  mended(secretIn),
);

/** Text typed or pasted in place of a link. */
export const enteredCode = v.object({
  code: v.pipe(
    requiredText('Enter the code from our email.', 2000),
    mended(secretIn),
    v.check(
      isWholeSecret,
      'This is not the whole code. Copy all of it from our email, where it stands below the link.',
    ),
  ),
});
