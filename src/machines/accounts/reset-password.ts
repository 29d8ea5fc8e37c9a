import { call } from '../../api/client.ts';
import { resetPassword } from '../../contract/accounts/passwords.ts';
import { byLink } from './by-link.ts';
import { endKeptSession, leaveForSignIn } from './sign-out.ts';

/** Milliseconds to wait for the server to end a session. */
const patience = 3000;

/** A new password by a link from a mail: a reset, or the first one of an invited person. */
export const resetPasswordMachine = byLink({
  async act(token, password: string, signal) {
    await call(resetPassword, { body: { token, password } }, { signal });
    // It may be another account's, which the reset did not end.
    await endKeptSession(AbortSignal.timeout(patience));
  },
  follow: () => leaveForSignIn('password-set'),
});
