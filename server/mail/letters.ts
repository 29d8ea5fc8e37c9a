import { codeMinutes } from '../accounts/codes.ts';
import type { Mail } from './post.ts';

/** The code stands in the subject, where a phone shows it without opening the mail. */
export const codeLetter = (to: string, code: string): Mail => ({
  to,
  subject: `${code} is your Trestle code`,
  text: `Your code for Trestle is ${code}.

Enter it on the page where you registered. It works once, for ${codeMinutes} minutes.

If you did not register at Trestle, ignore this mail: without the code nothing happens.
`,
});

/** Someone registered with an address that already has an account; only its owner learns so. */
export const alreadyRegisteredLetter = (to: string, signInAddress: string): Mail => ({
  to,
  subject: 'You already have a Trestle account',
  text: `Somebody, probably you, registered at Trestle with this address. It already has an account, so nothing was changed.

Sign in here: ${signInAddress}

If it was not you, ignore this mail.
`,
});
