import { createActorContext } from '@xstate/react';
import { currentAdmin } from '../../../api/read/accounts.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { isSample } from '../../../api/sample/origin.ts';
import { removalsMachine, removedFrom } from '../../../machines/table/removal/removals.ts';

/** Deletions that can still be undone while the admin stays in the area. */
export const RemovalsContext = createActorContext(removalsMachine);

/** The numbers of those rows of a table that are being deleted. */
export const useRemoved = (table: string): ReadonlySet<number> =>
  RemovalsContext.useSelector((now) => removedFrom(now, table), isSameSet);

const isSameSet = (one: ReadonlySet<number>, other: ReadonlySet<number>): boolean =>
  one.size === other.size && [...one].every((id) => other.has(id));

/** True if the signed-in admin may manage admins; false until that is known. */
export function useMayManageAdmins(): boolean {
  const { data: admin } = useRead(currentAdmin);
  return isSample || admin?.role === 'Super Admin';
}
