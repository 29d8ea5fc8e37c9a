import { type AnyStateMachine, transition } from 'xstate';
import type { Mover } from './application.ts';

/** The state that a lifecycle’s event leads to, or null when it does not know the event from here by this mover. */
export function stateAfter<State extends string>(
  lifecycle: AnyStateMachine,
  from: State,
  event: { readonly type: string; readonly by: Mover },
): State | null {
  const here = lifecycle.resolveState({ value: from, context: undefined });
  return here.can(event) ? transition(lifecycle, here, event)[0].value : null;
}
