import { call } from '../../api/client.ts';
import { signOut as signOutCall } from '../../contract/accounts/auth.ts';
import { signInPlace } from '../../session/places.ts';
import { $session, endSession, openSession } from '../../session/session.ts';
import { calling } from '../calls/calling.ts';

type Held = { readonly token: string };

/** Ends a session at the server; without one there is nothing to tell. */
export const tellServer = calling<unknown, Held | null>(
  async ({ input, signal }) => input && signOut(input, signal),
);

/** The same for the session this browser keeps, whoever's it is, as far as the server answers. */
export async function endKeptSession(signal: AbortSignal): Promise<void> {
  openSession();
  const session = $session.get();
  if (session.kind === 'member') await signOut(session, signal).catch(() => {});
}

const signOut = ({ token }: Held, signal: AbortSignal) => call(signOutCall, {}, { token, signal });

/** Whoever was signed in here, the next one to sign in is the owner of a link that was used. */
export function leaveForSignIn(reason: 'joined' | 'password-set'): void {
  endSession();
  window.location.replace(`${signInPlace}?reason=${reason}`);
}
