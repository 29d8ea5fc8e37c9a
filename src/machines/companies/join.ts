import { call } from '../../api/client.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { byLink } from '../accounts/by-link.ts';
import { leaveForSignIn } from '../accounts/sign-out.ts';

/** Joining a company by the link of an invitation. */
export const joinMachine = byLink({
  open: (token, signal) => call(endpoints.openInvitation, { body: { token } }, { signal }),
  act: (token, said: { name: string; password: string }, signal) =>
    call(endpoints.acceptInvitation, { body: { token, ...said } }, { signal }),
  follow: () => leaveForSignIn('joined'),
});
