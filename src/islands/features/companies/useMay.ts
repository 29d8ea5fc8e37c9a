import { useStore } from '@nanostores/react';
import {
  type MemberAct,
  type MemberRole,
  memberMay,
} from '../../../contract/companies/member-rights.ts';
import { $session } from '../../../session/session.ts';

/** Role of the signed-in person in their company; null until it is known. */
export function useMemberRole(): MemberRole | null {
  const session = useStore($session);
  return session.kind === 'member' ? session.memberRole : null;
}

/** Checks if the signed-in person may do something in their company. The server has the last word. */
export function useMay(): (act: MemberAct) => boolean {
  const role = useMemberRole();
  return (act) => role !== null && memberMay(role, act);
}
