import { useStore } from '@nanostores/react';
import type { Role } from '../../../../contract/accounts/people.ts';
import { $session } from '../../../../session/session.ts';
import { timeOf } from '../../../ui/status/dates.ts';

/** In the strip at the foot, as in the corner of a drawing: where one is, and how long the session lasts. */
export function TitleBlock({ of }: { of: Role }) {
  const session = useStore($session);
  if (session.kind !== 'member') return null;
  return (
    <footer className="title-block note soft d-flex flex-1 gap-4 justify-content-between text-nowrap">
      <span>{of} area</span>
      <span>Signed in until {timeOf(session.endsAt.toISOString())}</span>
    </footer>
  );
}
