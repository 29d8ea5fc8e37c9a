import { type Admin, currentAdmin as currentAdminCall } from '../../contract/accounts/admins.ts';
import { listSessions } from '../../contract/accounts/sessions.ts';
import { isSample } from '../sample/origin.ts';
import { type Read, read } from './read.ts';

/**
 * Signed-in admin, read once for the whole area and again after a change. Without a server the area knows only that it
 * is an admin.
 */
export const currentAdmin: Read<Admin | null> = {
  ...(isSample
    ? { queryKey: ['sample admin'], queryFn: async () => null }
    : read<typeof currentAdminCall, Admin | null>(currentAdminCall, {})),
  staleTime: Number.POSITIVE_INFINITY,
};

export const ownSessions = read(listSessions, {});
