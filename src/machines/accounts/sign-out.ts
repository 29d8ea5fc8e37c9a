import { call } from '../../api/client.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { $session, openSession } from '../../session/session.ts';
import { calling } from '../calls/calling.ts';

type Held = { readonly token: string };

/** Ends a session at the server; without one there is nothing to tell. */
export const tellServer = calling<unknown, Held | null>(
  async ({ input, signal }) => input && signOut(input, signal),
);

/** The same for the session this browser keeps, whoever's it is. */
export const endKeptSession = calling<unknown>(async ({ signal }) => {
  openSession();
  const session = $session.get();
  return session.kind === 'member' && signOut(session, signal);
});

const signOut = ({ token }: Held, signal: AbortSignal) =>
  call(endpoints.signOut, {}, { token, signal });
