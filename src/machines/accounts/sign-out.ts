import { call } from '../../api/client.ts';
import { signOut as signOutCall } from '../../contract/accounts/auth.ts';
import { signInPlace } from '../../session/places.ts';
import { $session, endSession, openSession } from '../../session/session.ts';
import { calling } from '../calls/calling.ts';

type Held = { readonly token: string };

/** Ends a session on the server, if there is one. */
export const tellServer = calling<unknown, Held | null>(
  async ({ input, signal }) => input && signOut(input, signal),
);

/** Ends any session kept in this browser, if the server answers. */
export async function endKeptSession(signal: AbortSignal): Promise<void> {
  openSession();
  const session = $session.get();
  if (session.kind === 'member') await signOut(session, signal).catch(() => {});
}

const signOut = ({ token }: Held, signal: AbortSignal) => call(signOutCall, {}, { token, signal });

/** Ends the current session, because the next person to sign in is the owner of a used link. */
export function leaveForSignIn(reason: 'joined' | 'password-set'): void {
  endSession();
  window.location.replace(`${signInPlace}?reason=${reason}`);
}
