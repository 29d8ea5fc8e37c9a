import { randomInt } from 'node:crypto';
import type { AssignmentScope } from '../../../../src/contract/assignment-run.ts';
import { emailOf } from '../../../accounts/person.ts';
import type { Act } from '../../../act.ts';
import { audit } from '../../../audit/audit.ts';
import { Problem } from '../../../http/problem.ts';
import { insertRun } from '../repository.ts';
import { auditSubject } from '../rules.ts';
import { takesPartIn } from './scope.ts';

export interface ProposedRun {
  readonly id: number;
  readonly scope: AssignmentScope;
  readonly seed: number;
}

/**
 * Adds a run, which `compute` then works out. Without a seed it draws one.
 * @throws {Problem} `nobody-takes-part`
 */
export async function proposeRun(
  act: Act,
  { scope, seed = randomInt(2 ** 32) }: { scope: AssignmentScope; seed?: number | undefined },
): Promise<ProposedRun> {
  const { transaction, by, at } = act;
  if (!(await takesPartIn(transaction, { ...scope, now: at }))) {
    const sentence = 'No open applications match this selection. Widen it.';
    throw new Problem('nobody-takes-part', sentence);
  }
  const run = { scope, seed };
  const email = await emailOf(transaction, by.accountId);
  const id = await insertRun(transaction, { ...run, by: email, at });
  await audit(act, { act: 'proposed', ...auditSubject(id), after: run });
  return { id, ...run };
}
