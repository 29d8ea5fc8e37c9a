import * as v from 'valibot';
import { endpoint, everyone } from '../endpoint.ts';
import { email, givenEmail, givenPassword, mended, newPassword, requiredText } from '../fields.ts';
import { upTo } from '../paging.ts';
import { instant } from '../time.ts';
import { plainDigits } from '../typed/digits.ts';
import { linkToken } from './mailed-links.ts';
import { roles } from './people.ts';

/** Length of a session in hours. */
export const sessionHours = { ordinary: 12, remembered: 30 * 24 } as const;

/** Minutes without use that end an admin's session, unless `ADMIN_IDLE_MINUTES` is set. */
export const adminIdleMinutes = 120;

/** Limit of mails to one address in an hour, from all callers together. */
export const mailsPerHour = 5;

/**
 * Limit of sign-ups from one network, because a lecture hall shares one address. Mails to an address, and tries of its
 * code or password, have narrower limits.
 */
export const signUpsPerMinute = 300;

/** Minutes that a mailed code works. */
export const codeMinutes = 10;

/** Minutes that a mailed link works. */
export const linkMinutes = {
  reset: 30,
  invitation: 7 * 24 * 60,
  'confirm address': 7 * 24 * 60,
  'keep address': 7 * 24 * 60,
} as const;
export type LinkPurpose = keyof typeof linkMinutes;

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
});

export const verifyOtp = endpoint({
  route: 'POST /Students/verify-otp',
  summary: 'Confirm an email address with its emailed code',
  audience: 'anyone',
  perMinute: signUpsPerMinute,
  body: otpForm,
  problems: ['code-refused'],
});

export const resendOtp = endpoint({
  route: 'POST /Auth/ResendOtp',
  summary: 'Email a new code to an address with one sign-up waiting for it',
  audience: 'anyone',
  perMinute: 60,
  body: v.object({ Email: email() }),
  reply: { kind: 'text', status: 202 },
});

export const forgotPassword = endpoint({
  route: 'POST /Auth/ForgotPassword',
  summary: 'Email a link to set a new password, if the address has an account',
  audience: 'anyone',
  perMinute: 60,
  body: v.object({ email: email() }),
  reply: { kind: 'text', status: 202 },
});

export const resetPasswordForm = v.object({
  token: linkToken,
  password: newPassword,
});

export const resetPassword = endpoint({
  route: 'POST /Auth/ResetPassword',
  summary: 'Set a new password with an emailed link; ends every session',
  audience: 'anyone',
  perMinute: 60,
  body: resetPasswordForm,
  problems: ['link-refused'],
});

export const changePasswordForm = v.object({
  currentPassword: givenPassword('Current password is required.'),
  newPassword,
});

export const changePassword = endpoint({
  route: 'POST /Auth/ChangePassword',
  summary: 'Change your password; ends your other sessions',
  audience: everyone,
  perMinute: 60,
  body: changePasswordForm,
  problems: ['sign-in-waits'],
});

export const confirmPasswordForm = v.object({
  password: givenPassword('Password is required.'),
});

export const confirmPassword = endpoint({
  route: 'POST /Auth/ConfirmPassword',
  summary: 'Enter the password again to allow sensitive actions for ten minutes',
  audience: everyone,
  perMinute: 60,
  body: confirmPasswordForm,
  problems: ['sign-in-waits'],
});

export const passwordRecency = endpoint({
  route: 'GET /Auth/PasswordRecency',
  summary: 'When sensitive actions will ask for the password again',
  audience: everyone,
  reply: { kind: 'json', schema: v.object({ recentUntil: instant }) },
});

/** A session as its owner sees it; times are UTC. */
const session = v.object({
  id: v.string(),
  device: v.string(),
  createdAt: instant,
  lastUsedAt: instant,
  current: v.boolean(),
});
export type SignedInSession = v.InferOutput<typeof session>;

export const listSessions = endpoint({
  route: 'GET /Auth/Sessions',
  summary: 'The caller’s running sessions, last used first',
  audience: everyone,
  reply: { kind: 'json', schema: upTo(100, session) },
});

export const endSession = endpoint({
  route: 'DELETE /Auth/Sessions/{id}',
  summary: 'End one of the caller’s sessions, or with `others` all but this one',
  audience: everyone,
  params: v.object({
    id: v.union(
      [v.literal('others'), v.pipe(v.string(), v.uuid())],
      'This session does not exist.',
    ),
  }),
});
