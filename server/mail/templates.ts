import { codeMinutes } from '../accounts/registration/codes.ts';
import { linkMinutes } from '../accounts/rules.ts';
import type { Mail } from './transport.ts';

/** The code stands in the subject, where a phone shows it without opening the mail. */
export const codeMail = (to: string, code: string): Mail => ({
  to,
  subject: `${code} is your Trestle code`,
  text: `Your code for Trestle is ${code}.

Enter it on the sign-up page. It works once and expires after ${codeMinutes} minutes.

If you did not sign up for Trestle, ignore this email. Nothing happens without the code.
`,
});

/** Someone registered with an address that already has an account; only its owner learns so. */
export const alreadyRegisteredMail = (to: string, signInAddress: string): Mail => ({
  to,
  subject: 'You already have a Trestle account',
  text: `Somebody, probably you, tried to sign up for Trestle with this address. It already has an account, so nothing has changed.

Sign in here: ${signInAddress}

If it was not you, ignore this email.
`,
});

/** The token stands behind `#`, which browsers never send: it enters no server log and no referrer. */
export const resetMail = (to: string, address: string): Mail => ({
  to,
  subject: 'Set a new Trestle password',
  text: `Somebody, probably you, asked to reset your Trestle password. Choose a new one here:

${address}

The link works once and expires after ${linkMinutes.reset} minutes. Setting a new password ends all your sessions.

If it was not you, ignore this email. Your password stays the same.
`,
});

export const passwordChangedMail = (to: string, forgotAddress: string): Mail => ({
  to,
  subject: 'Your Trestle password was changed',
  text: `Your Trestle password has just been changed, and your other sessions have ended.

If it was not you, reset your password now: ${forgotAddress}
`,
});

/** To the new address: it counts once its owner says so. */
export const confirmAddressMail = (to: string, address: string): Mail => ({
  to,
  subject: 'Confirm your new email address for Trestle',
  text: `This address is to become the one you sign in to Trestle with. Confirm it here:

${address}

Until then, the old address stays. The link works once and expires after ${linkMinutes['confirm address'] / 1440} days.

If you have no account on Trestle, ignore this email.
`,
});

/** To the old address, whose owner can say no. */
export const addressChangeAskedMail = (to: string, email: string, address: string): Mail => ({
  to,
  subject: 'Your Trestle email address is about to change',
  text: `The programme team wants to change the address you sign in to Trestle with from ${to} to ${email}. The change counts once the owner of the new address has confirmed it. Until then, you sign in as before. All your sessions have ended.

If you do not want this, stop it here:

${address}
`,
});

/** To the old address, when it no longer counts. */
export const addressChangedMail = (to: string, email: string, contactAddress: string): Mail => ({
  to,
  subject: 'Your Trestle email address was changed',
  text: `You now sign in to Trestle as ${email}. ${to} no longer works, and all your sessions have ended.

If this is wrong, tell the programme team: ${contactAddress}
`,
});

/** For an account that an admin made: its owner chooses the first password. */
export const invitationMail = (to: string, address: string): Mail => ({
  to,
  subject: 'You have been invited to Trestle',
  text: `An account has been created for you on Trestle, where engineering students take on short, real projects from companies.

Choose your password here:

${address}

The link works once and expires after ${linkMinutes.invitation / 1440} days. After that, use 'Forgot password?' on the sign-in page.
`,
});

/** The team's answer to a message of the contact form, with what was written quoted beneath it. */
export const replyMail = (
  original: { email: string; name: string; subject: string; message: string },
  answer: string,
  by: string,
): Mail => ({
  to: original.email,
  subject: `Re: ${original.subject.replaceAll(/\s+/g, ' ')}`,
  text: `${answer}

${by}
Trestle

${original.name} wrote:
${original.message
  .split(/\r\n|\r|\n/)
  .map((line) => `> ${line}`)
  .join('\n')}
`,
});

export const newsMail = (to: string, title: string, message: string, address: string): Mail => ({
  to,
  subject: title,
  text: `${message}

${address}

You chose to get this by email. You can change that under Notifications.
`,
});
