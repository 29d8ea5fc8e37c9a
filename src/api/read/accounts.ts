import { type Admin, currentAdmin as currentAdminCall } from '../../contract/accounts/admins.ts';
import { listSessions } from '../../contract/accounts/sessions.ts';
import { isSample } from '../sample/origin.ts';
import { type Read, read } from './read.ts';

/**
 * Who the signed-in admin is: asked once for the whole area, and again when something has changed. Without a
 * server of its own the area does not know more of its admin than that they are one.
 */
export const currentAdmin: Read<Admin | null> = {
  ...(isSample
    ? { queryKey: ['sample admin'], queryFn: async () => null }
    : read<typeof currentAdminCall, Admin | null>(currentAdminCall, {})),
  staleTime: Number.POSITIVE_INFINITY,
};

/** Where a person is signed in. */
export const ownSessions = read(listSessions, {});
