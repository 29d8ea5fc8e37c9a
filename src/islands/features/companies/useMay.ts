import { useStore } from '@nanostores/react';
import {
  type MemberAct,
  type MemberRole,
  memberMay,
} from '../../../contract/companies/member-rights.ts';
import { $session } from '../../../session/session.ts';

/** What whoever is signed in is in their company; null until that is known. */
export function useMemberRole(): MemberRole | null {
  const session = useStore($session);
  return session.kind === 'member' ? session.memberRole : null;
}

/** Whether whoever is signed in may do this in their company. The server has the last word. */
export function useMay(): (act: MemberAct) => boolean {
  const role = useMemberRole();
  return (act) => role !== null && memberMay(role, act);
}
