import * as v from 'valibot';
import { endpoint, says } from '../endpoint.ts';
import { linkToken } from './mailed-links.ts';

const linkForm = v.object({ token: linkToken });

export const confirmAddress = endpoint({
  route: 'POST /Auth/ConfirmAddress',
  summary: 'Confirm a new email address with the link emailed to it; ends every session',
  audience: 'anyone',
  perMinute: 60,
  body: linkForm,
  reply: says('Your new email address is confirmed. You can sign in with it now.'),
  problems: ['link-refused', 'email-taken'],
});

export const keepAddress = endpoint({
  route: 'POST /Auth/KeepAddress',
  summary: 'Stop a change of email address, with the link emailed to the old one',
  audience: 'anyone',
  perMinute: 60,
  body: linkForm,
  reply: says('The change was stopped. Your email address stays as it is.'),
  problems: ['link-refused'],
});
