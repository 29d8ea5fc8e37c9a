import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import type { Application } from '../../../../contract/applications/applications.ts';
import type { preferencesMachine } from '../../../../machines/applications/preferences.ts';
import { useEmitted } from '../../../ui/machine/useEmitted.ts';

interface Heard {
  onSaved: (order: readonly number[]) => void;
  /** One of the ordered applications was decided meanwhile. */
  onOvertaken: () => void;
}

/** An order, which lives as long as its list does. */
export function useOrder(
  machine: typeof preferencesMachine,
  applications: readonly Application[],
  { onSaved, onOvertaken }: Heard,
) {
  const [snapshot, send, actor] = useMachine(machine, { input: { applications } });
  useEffect(() => send({ type: 'listed', applications }), [applications, send]);
  useEmitted(actor, { saved: ({ order }) => onSaved(order), overtaken: onOvertaken });
  return [snapshot, send] as const;
}
