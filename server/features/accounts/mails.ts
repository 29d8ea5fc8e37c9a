import { codeMinutes } from '../../../src/contract/accounts/auth.ts';
import { linkMinutes } from '../../../src/contract/accounts/mailed-links.ts';
import type { Role } from '../../../src/contract/accounts/people.ts';
import { written } from '../../../src/contract/dates.ts';
import type { Mail } from '../../platform/mail/transport.ts';

const moment = (at: Date): string => `${written(at, '3 March 2031 at 09:30', 'UTC')} UTC`;

/**
 * The code is in the subject, where a phone shows it without opening the mail. The mail names the sign-up it confirms,
 * but nothing that a stranger may have typed.
 */
export const codeMail = (
  { email, role, createdAt }: { email: string; role: Role; createdAt: Date },
  code: string,
  publicOrigin: string,
): Mail => ({
  to: email,
  subject: `${code} is your Trestle code`,
  text: `Your code for Trestle is ${code}.

It confirms the sign-up as a ${role.toLowerCase()} that was sent on ${moment(createdAt)}. Enter it on the sign-up page:

${publicOrigin}/auth/register#code=${encodeURIComponent(email)}

It works once and expires after ${codeMinutes} minutes.

If this wasn’t you, ignore this email. No account is made without the code.
`,
});

/** A code was asked for where several sign-ups wait: somebody signed up twice, or somebody else did too. */
export const signUpAgainMail = (to: string, registerAddress: string): Mail => ({
  to,
  subject: 'Sign up for Trestle again',
  text: `There is more than one sign-up for Trestle with this address, so we cannot tell which of them you want a code for.

Sign up again, and enter the code from the email you get right after it: ${registerAddress}

If you did not sign up for Trestle, ignore this email. Nothing happens without a code.
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

export const resetMail = (to: string, way: string): Mail => ({
  to,
  subject: 'Set a new Trestle password',
  text: `Somebody, probably you, asked to reset your Trestle password. Choose a new one here:

${way}

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
export const confirmAddressMail = (to: string, way: string): Mail => ({
  to,
  subject: 'Confirm your new email address for Trestle',
  text: `Confirm that you want to sign in to Trestle with this address:

${way}

Until then, you sign in with the old address. The link works once and expires after ${linkMinutes['confirm address'] / 1440} days.

If you have no account on Trestle, ignore this email.
`,
});

/** To the old address, whose owner can say no. */
export const addressChangeAskedMail = (to: string, email: string, way: string): Mail => ({
  to,
  subject: 'Your Trestle email address is about to change',
  text: `The programme’s office wants to change the address you sign in to Trestle with from ${to} to ${email}. The change takes effect once the owner of the new address has confirmed it. Until then, you sign in as before. All your sessions have ended.

If you do not want this, stop it here:

${way}
`,
});

/** To the old address, when it no longer counts. */
export const addressChangedMail = (to: string, email: string, contactAddress: string): Mail => ({
  to,
  subject: 'Your Trestle email address was changed',
  text: `You now sign in to Trestle as ${email}. ${to} no longer works, and all your sessions have ended.

If this is wrong, tell the programme’s office: ${contactAddress}
`,
});

/** On something this account has not been used with before. */
export const newDeviceMail = (
  to: string,
  device: string,
  at: Date,
  forgotAddress: string,
): Mail => ({
  to,
  subject: 'New sign-in to your Trestle account',
  text: `Somebody signed in to your Trestle account with its password.

Device: ${device}
When: ${moment(at)}

If it was you, there is nothing to do.

If it was not you, set a new password now. That ends every session: ${forgotAddress}
`,
});

/** For an account that an admin made: its owner chooses the first password. */
export const invitationMail = (to: string, way: string): Mail => ({
  to,
  subject: 'You have been invited to Trestle',
  text: `An account has been created for you on Trestle, where engineering students take on short, real projects from companies.

Choose your password here:

${way}

The link works once and expires after ${linkMinutes.invitation / 1440} days. After that, use 'Forgot password?' on the sign-in page.
`,
});
