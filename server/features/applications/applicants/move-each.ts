import type { MoveOutcome } from '../../../../src/contract/applications/applicants.ts';
import type { Services } from '../../../platform/calls/command.ts';
import type { Person } from '../../../platform/calls/person.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { type Move, moveApplication } from '../move.ts';
import { reachableAmong } from './reachability.ts';

/** Moves many applications one after another, each in a transaction of its own; what refuses one stops no other. */
export async function moveEach(
  services: Services,
  moves: readonly (Move & { readonly applicationId: number })[],
  person: Person,
): Promise<MoveOutcome[]> {
  const outcomes: MoveOutcome[] = [];
  for (const { applicationId, ...move } of moves) {
    try {
      const status = await moveApplication(services, applicationId, move, person);
      outcomes.push({ applicationId, status, reachable: null, problem: null });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const problem = { code: error.code, sentence: sentenceOf(error) };
      outcomes.push({ applicationId, status: null, reachable: null, problem });
    }
  }
  const moved = outcomes.filter(({ status }) => status !== null);
  const ids = moved.map(({ applicationId }) => applicationId);
  const reachable = await reachableAmong(services.db, { person, privacy: services.privacy }, ids);
  return outcomes.map((outcome) =>
    outcome.status === null
      ? outcome
      : { ...outcome, reachable: reachable.get(outcome.applicationId) ?? null },
  );
}

/** What a refusal says: about its field, about this time, or in general. */
const sentenceOf = ({ errors, message }: Problem): string => errors?.[0]?.message ?? message;
