import { endpoints } from '../../contract/endpoints.ts';
import { askPassword } from '../../session/password-question.ts';
import { call } from '../client.ts';
import { ApiProblem } from '../problem.ts';

/** What waits a little before it is sent must find the password still recent, in milliseconds. */
const margin = 60_000;

/**
 * Makes sure that a sensitive act can go through a little later, when nobody may be there to be asked.
 * @throws {ApiProblem} `password-needed` where the person does not give their password
 */
export async function ensurePassword(): Promise<void> {
  const answer = await call(endpoints.passwordRecency, {}).catch(() => null);
  // Whoever cannot say leaves it to the act itself.
  if (answer === null || Date.parse(answer.recentUntil) - Date.now() > margin) return;
  if (await askPassword()) return;
  throw new ApiProblem(403, 'password-needed', 'Enter your password again to do this.');
}
