import { askPassword } from '../session/password-question.ts';
import { $session, endSession } from '../session/session.ts';
import { ApiProblem } from './problem.ts';

/**
 * Runs a call for the signed-in person. An answer of 401 means that the server no longer knows the session, so it ends
 * here too, and the area's machine leads to sign-in. A sensitive call may need the password again; the person is then
 * asked and the call is repeated.
 */
export async function asBearer<Answer>(run: (token: string | null) => Promise<Answer>) {
  const token = currentToken();
  try {
    return await run(token);
  } catch (error) {
    // Another tab may have signed in again meanwhile: only the session that was refused ends.
    if (error instanceof ApiProblem && error.status === 401 && token === currentToken())
      endSession();
    const isAsked = error instanceof ApiProblem && error.code === 'password-needed';
    if (isAsked && (await askPassword())) return run(currentToken());
    throw error;
  }
}

function currentToken(): string | null {
  const session = $session.get();
  return session.kind === 'member' ? session.token : null;
}
