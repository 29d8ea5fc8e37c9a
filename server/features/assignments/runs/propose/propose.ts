import { randomInt } from 'node:crypto';
import type { AssignmentScope } from '../../../../../src/contract/assignments/assignment-run.ts';
import { audit, recordOf } from '../../../../platform/audit/audit.ts';
import type { Command } from '../../../../platform/calls/command.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { emailOf } from '../../../accounts/person.ts';
import { decidePins } from '../pins/decide.ts';
import { type PinnedWithReasons, savePins } from '../pins/repository.ts';
import type { Pair } from '../pins/rules.ts';
import { insertRun } from '../repository.ts';
import { auditSubject } from '../rules.ts';
import { takesPartIn } from '../scope.ts';

export interface ProposedRun {
  readonly id: number;
  readonly scope: AssignmentScope;
  readonly seed: number;
}

interface Proposed extends PinnedWithReasons {
  readonly scope: AssignmentScope;
  readonly seed?: number | undefined;
}

/**
 * Adds a run, which `compute` then works out. Without a seed it draws one.
 * @throws {Problem} `nobody-takes-part`, `invalid` for pins and exclusions that cannot be kept
 */
export async function proposeRun(
  command: Command,
  { scope, seed = randomInt(2 ** 32), pins, exclusions }: Proposed,
): Promise<ProposedRun> {
  const { transaction, by, at } = command;
  const asked = { ...scope, now: at };
  if (!(await takesPartIn(transaction, asked))) {
    const sentence = 'No open applications match this selection. Widen it.';
    throw new Problem('nobody-takes-part', sentence);
  }
  const errors = await decidePins(transaction, asked, { pins, exclusions });
  if (errors.length > 0) throw new Problem('invalid', undefined, { errors });
  const run = { scope, seed };
  const email = await emailOf(transaction, by.accountId);
  const id = await insertRun(transaction, { ...run, by: email, at });
  await savePins(transaction, id, { pins, exclusions });
  // Their reasons stay with the run, from where they can be deleted.
  const after = recordOf({ ...run, pins: pins.map(pairOf), exclusions: exclusions.map(pairOf) });
  await audit(command, { act: 'proposed', ...auditSubject(id), after });
  return { id, ...run };
}

const pairOf = ({ studentId, projectId }: Pair): Pair => ({ studentId, projectId });
