import { createContext, useContext } from 'react';
import type { Role } from '../../../contract/accounts/people.ts';

const RoleContext = createContext<Role | null>(null);
export const RoleProvider = RoleContext.Provider;

/** Role whose area shows this screen. */
export function useRole(): Role {
  const role = useContext(RoleContext);
  if (!role) throw new Error('No area stands around this screen.');
  return role;
}
