import { createActorContext } from '@xstate/react';
import { currentAdminMachine } from '../../../machines/area/current-admin.ts';
import { isSample } from '../../../machines/managed/origin.ts';
import { removalsMachine } from '../../../machines/table/removal/removals.ts';

/** Who is signed in, for the whole area. */
export const AdminContext = createActorContext(currentAdminMachine);

/** What is being deleted, for as long as a person is in the area. */
export const RemovalsContext = createActorContext(removalsMachine);

/** Whether the signed-in admin may change who is an admin. Not until it is known. */
export const useMayManageAdmins = (): boolean =>
  AdminContext.useSelector(({ context }) => isSample || context.admin?.role === 'Super Admin');
