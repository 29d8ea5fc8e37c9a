import type { FactsOf } from '../../../../src/contract/events/kinds.ts';
import { happened } from '../../../platform/acts/happened.ts';
import type { Act } from '../../../platform/calls/command.ts';
import type { membersOf } from './listing.ts';

/** Tells a company's owners of a change among its people. */
export function tellOwners(
  act: Act,
  companyId: number,
  members: Awaited<ReturnType<typeof membersOf>>,
  kind: 'invitation declined' | 'asked to join',
  { name, email }: FactsOf<typeof kind>,
): Promise<void> {
  const owners = members.filter(({ memberRole }) => memberRole === 'Owner');
  const concerned = { company: owners.map(({ accountId }) => accountId) };
  return happened(act, [{ kind, aboutId: companyId, facts: { name, email }, concerned }]);
}
