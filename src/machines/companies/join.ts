import { call } from '../../api/client.ts';
import { acceptInvitation, openInvitation } from '../../contract/companies/members.ts';
import { byLink } from '../accounts/by-link.ts';
import { leaveForSignIn } from '../accounts/sign-out.ts';

/** Joining a company by the link of an invitation. */
export const joinMachine = byLink({
  open: (token, signal) => call(openInvitation, { body: { token } }, { signal }),
  act: (token, said: { name: string; password: string }, signal) =>
    call(acceptInvitation, { body: { token, ...said } }, { signal }),
  follow: () => leaveForSignIn('joined'),
});
