import type { Admin } from '../../contract/accounts/admins.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { isSample } from '../sample/origin.ts';
import { type Read, read } from './read.ts';

/**
 * Who the signed-in admin is: asked once for the whole area, and again when something has changed. Without a
 * server of its own the area does not know more of its admin than that they are one.
 */
export const currentAdmin: Read<Admin | null> = {
  ...(isSample
    ? { queryKey: ['sample admin'], queryFn: async () => null }
    : read<typeof endpoints.currentAdmin, Admin | null>(endpoints.currentAdmin, {})),
  staleTime: Number.POSITIVE_INFINITY,
};

/** Where a person is signed in. */
export const ownSessions = read(endpoints.listSessions, {});
