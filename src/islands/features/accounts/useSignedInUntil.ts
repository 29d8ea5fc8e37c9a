import { useStore } from '@nanostores/react';
import { $session } from '../../../session/session.ts';
import { timeToCome } from '../../ui/status/dates.ts';

/** Empty if nobody is signed in. */
export function useSignedInUntil(): string {
  const session = useStore($session);
  if (session.kind !== 'member') return '';
  return `Signed in until ${timeToCome(session.endsAt.toISOString())}`;
}
