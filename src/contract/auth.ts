import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { email, newPassword, requiredText } from './fields.ts';
import { roles } from './people.ts';

/** How long a session lasts, in hours. */
export const sessionHours = { ordinary: 12, remembered: 30 * 24 } as const;

/** What the sign-in form asks (specification §5). */
export const signInForm = v.object({
  email: requiredText('Email is required.', 254),
  password: newPassword,
  remember: v.optional(v.boolean(), false),
});

export const signInAnswer = v.object({ token: v.string(), role: v.picklist(roles) });
export type SignInAnswer = v.InferOutput<typeof signInAnswer>;

export const otpForm = v.object({
  Email: email(),
  OtpCode: v.pipe(
    requiredText('Code is required.', 6),
    v.regex(/^[0-9]{6}$/, 'The code has six digits.'),
  ),
});

export const signIn = endpoint({
  method: 'POST',
  path: '/Auth/Login',
  summary: 'Sign in with email and password',
  audience: 'anyone',
  perMinute: 120,
  body: signInForm,
  reply: { kind: 'json', schema: signInAnswer },
  problems: ['sign-in-failed', 'email-unverified', 'account-disabled'],
});

export const signOut = endpoint({
  method: 'POST',
  path: '/Auth/Logout',
  summary: 'End the session this token belongs to',
  audience: { Admin: 'own', Student: 'own', Company: 'own' },
  reply: { kind: 'text' },
});

export const verifyOtp = endpoint({
  method: 'POST',
  path: '/Students/verify-otp',
  summary: 'Confirm an email address with the code that was mailed to it',
  audience: 'anyone',
  perMinute: 120,
  body: otpForm,
  reply: { kind: 'text' },
  problems: ['code-refused'],
});

export const resendOtp = endpoint({
  method: 'POST',
  path: '/Auth/ResendOtp',
  summary: 'Mail a new code to an address that is not confirmed yet',
  audience: 'anyone',
  perMinute: 60,
  body: v.object({ Email: email() }),
  reply: { kind: 'text', status: 202 },
});
