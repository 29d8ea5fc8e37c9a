import { type MemberAct, type MemberRole, memberMay } from '../../contract/member-rights.ts';
import { ownCompany } from '../../machines/area/own-company.ts';
import { useRead } from '../ui/reading/useRead.ts';

/** What whoever is signed in is in their company; undefined until that is known. */
export const useMemberRole = (): MemberRole | undefined => useRead(ownCompany).data?.memberRole;

/** Whether whoever is signed in may do this in their company; no until that is known. */
export function useMay(): (act: MemberAct) => boolean {
  const role = useMemberRole();
  return (act) => role !== undefined && memberMay(role, act);
}

/** Whether more than one sign in for the company, so that it matters who does what. */
export const useHasColleagues = (): boolean => (useRead(ownCompany).data?.people ?? 1) > 1;
