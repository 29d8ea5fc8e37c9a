import { createActorContext } from '@xstate/react';
import { currentAdmin } from '../../../api/read/accounts.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { isSample } from '../../../api/sample/origin.ts';
import { removalsMachine, removedFrom } from '../../../machines/table/removal/removals.ts';

/** What is being deleted, for as long as a person is in the area. */
export const RemovalsContext = createActorContext(removalsMachine);

/** The numbers of those rows of a table that are being deleted. */
export const useRemoved = (table: string): ReadonlySet<number> =>
  RemovalsContext.useSelector((now) => removedFrom(now, table), isSameSet);

const isSameSet = (one: ReadonlySet<number>, other: ReadonlySet<number>): boolean =>
  one.size === other.size && [...one].every((id) => other.has(id));

/** Whether the signed-in admin may change who is an admin. Not until it is known. */
export function useMayManageAdmins(): boolean {
  const { data: admin } = useRead(currentAdmin);
  return isSample || admin?.role === 'Super Admin';
}
