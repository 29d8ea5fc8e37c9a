import { currentAdmin } from '../../../api/read/accounts.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { isSample } from '../../../api/sample/origin.ts';

/** True if the signed-in admin may manage admins; false until that is known. */
export function useMayManageAdmins(): boolean {
  const { data: admin } = useRead(currentAdmin);
  return isSample || admin?.role === 'Super Admin';
}
