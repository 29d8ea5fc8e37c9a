import { useEffect, useEffectEvent } from 'react';
import type { ActorRef, Snapshot } from 'xstate';

type Emitting<Emitted extends { type: string }> = Pick<
  // biome-ignore lint/suspicious/noExplicitAny: what the actor takes does not matter to who listens
  ActorRef<Snapshot<unknown>, any, Emitted>,
  'on'
>;

type Listeners<Emitted extends { type: string }> = {
  readonly [Type in Emitted['type']]?: (event: Extract<Emitted, { type: Type }>) => void;
};

/** Listens to what an actor emits, with the listeners of the newest render. */
export function useEmitted<Emitted extends { type: string }>(
  actor: Emitting<Emitted>,
  listeners: Listeners<Emitted>,
): void {
  const hear = useEffectEvent((event: Emitted) => {
    const listener = listeners[event.type as Emitted['type']] as
      | ((heard: Emitted) => void)
      | undefined;
    listener?.(event);
  });
  useEffect(() => {
    const heard = actor.on('*', hear);
    return () => heard.unsubscribe();
  }, [actor]);
}
