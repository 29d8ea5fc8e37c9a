import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import type { Application } from '../../../contract/applications.ts';
import type { preferencesMachine } from '../../../machines/applications/preferences.ts';

interface Heard {
  onSaved: (order: readonly number[]) => void;
  /** One of the ordered applications was decided meanwhile. */
  onOvertaken: () => void;
}

/** An order, which lives as long as its list does. The listeners must stay the same ones. */
export function useOrder(
  machine: typeof preferencesMachine,
  applications: readonly Application[],
  { onSaved, onOvertaken }: Heard,
) {
  const [snapshot, send, actor] = useMachine(machine, { input: { applications } });
  useEffect(() => send({ type: 'listed', applications }), [applications, send]);
  useEffect(() => {
    const heard = [
      actor.on('saved', ({ order }) => onSaved(order)),
      actor.on('overtaken', onOvertaken),
    ];
    return () => {
      for (const one of heard) one.unsubscribe();
    };
  }, [actor, onSaved, onOvertaken]);
  return [snapshot, send] as const;
}
