import * as v from 'valibot';
import { endpoint, everyone, says } from '../endpoint.ts';
import { email, givenEmail, mended, newPassword, requiredText } from '../fields.ts';
import { plainDigits } from '../typed/digits.ts';
import { roles } from './people.ts';

/** Limit of mails to one address in an hour, from all callers together. */
export const mailsPerHour = 5;

/**
 * Limit of sign-ups from one network, because a lecture hall shares one address. Mails to an address, and tries of its
 * code or password, have narrower limits.
 */
export const signUpsPerMinute = 300;

/** Minutes that a mailed code works. */
export const codeMinutes = 10;

/** Specification §5. */
export const signInForm = v.object({
  email: givenEmail(),
  password: newPassword,
  remember: v.optional(v.boolean(), false),
});

const signInAnswer = v.object({ token: v.string(), role: v.picklist(roles) });
export type SignInAnswer = v.InferOutput<typeof signInAnswer>;

export const otpForm = v.object({
  Email: email(),
  OtpCode: v.pipe(
    requiredText('Code is required.', 6),
    mended(plainDigits),
    v.regex(/^[0-9]{6}$/, 'The code has six digits.'),
  ),
});

export const signIn = endpoint({
  route: 'POST /Auth/Login',
  summary: 'Sign in with email and password',
  audience: 'anyone',
  perMinute: 120,
  body: signInForm,
  reply: { kind: 'json', schema: signInAnswer },
  problems: [
    'sign-in-failed',
    'sign-in-waits',
    'email-unverified',
    'account-disabled',
    'no-company',
  ],
});

export const signOut = endpoint({
  route: 'POST /Auth/Logout',
  summary: 'End the session this token belongs to',
  audience: everyone,
  reply: says('You have signed out.'),
});

/** These words do not depend on the address being new. */
export const codeSent = 'We emailed you a code. Enter it to finish signing up.';

export const verifyOtp = endpoint({
  route: 'POST /Students/verify-otp',
  summary: 'Confirm an email address with its emailed code',
  audience: 'anyone',
  perMinute: signUpsPerMinute,
  body: otpForm,
  reply: says('Your email address is confirmed. You can sign in now.'),
  problems: ['code-refused'],
});

export const resendOtp = endpoint({
  route: 'POST /Auth/ResendOtp',
  summary: 'Email a new code to an address with one sign-up waiting for it',
  audience: 'anyone',
  perMinute: 60,
  body: v.object({ Email: email() }),
  reply: says(codeSent, 202),
});
