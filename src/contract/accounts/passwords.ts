import * as v from 'valibot';
import { endpoint, everyone, says } from '../endpoint.ts';
import { email, givenPassword, newPassword } from '../fields.ts';
import { linkToken } from './mailed-links.ts';

export const forgotPassword = endpoint({
  route: 'POST /Auth/ForgotPassword',
  summary: 'Email a link to set a new password, if the address has an account',
  audience: 'anyone',
  perMinute: 60,
  body: v.object({ email: email() }),
  reply: says('If this address has an account, we have emailed it a link.', 202),
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
  reply: says('Password set. You can sign in now.'),
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
  reply: says('Password changed. Your other sessions have ended.'),
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
  reply: says('Thank you. You can continue.'),
  problems: ['sign-in-waits'],
});
