import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import type { Application } from '../../../contract/applications.ts';
import { preferencesMachine } from '../../../machines/preferences.ts';

interface Heard {
  onSaved: (order: readonly number[]) => void;
  /** One of the ordered applications was decided meanwhile. */
  onOvertaken: () => void;
}

/** The student's order, which lives as long as the list does. The listeners must stay the same ones. */
export function usePreferences(
  applications: readonly Application[],
  { onSaved, onOvertaken }: Heard,
) {
  const [snapshot, send, actor] = useMachine(preferencesMachine, { input: { applications } });
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
