import { type AnyStateMachine, transition } from 'xstate';
import type { Role } from '../../contract/accounts/people.ts';

/** A person by role, or the product itself when time passes or a project ends. */
export type Mover = Role | 'system';

interface Made {
  readonly event: { readonly by: Mover };
}

/** Guards of the lifecycles: who may make a move. */
export const movers = {
  byStudent: ({ event }: Made) => event.by === 'Student',
  /** The company whose project it is, or an admin. */
  byProgramme: ({ event }: Made) => event.by === 'Company' || event.by === 'Admin',
  /** Staff of the student’s university. */
  byUniversity: ({ event }: Made) => event.by === 'Faculty',
  bySystem: ({ event }: Made) => event.by === 'system',
};

/** Follows a move in a lifecycle to its state; null if this mover cannot make it from here. */
export const afterMoveIn =
  <State extends string, Move extends string>(lifecycle: AnyStateMachine) =>
  (from: State, type: Move, by: Mover): State | null => {
    const here = lifecycle.resolveState({ value: from, context: undefined });
    const event = { type, by };
    return here.can(event) ? transition(lifecycle, here, event)[0].value : null;
  };
