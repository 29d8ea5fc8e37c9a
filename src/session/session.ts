import { atom, computed } from 'nanostores';
import type { Role } from '../contract/accounts/people.ts';
import type { MemberRole } from '../contract/companies/member-rights.ts';
import { readClaims } from './claims.ts';
import { hasPassed } from './clock.ts';
import { kept } from './storage.ts';

/** The browser-storage key the token stays under (specification §4). */
const tokenKey = 'token';

/** `unknown` until the browser's storage has been read: a page shows neither its face for visitors nor that for members. */
export type Session =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'visitor' }
  | { readonly kind: 'expired' }
  | {
      readonly kind: 'member';
      readonly token: string;
      readonly role: Role;
      /** Null unless they belong to a company. */
      readonly memberRole: MemberRole | null;
      readonly endsAt: Date;
    };

const $token = atom<string | null | undefined>(undefined);

/** Signed-in person as far as this browser knows. The server has the last word on every call. */
export const $session = computed($token, sessionOf);

/** Reads the session behind a stored token. An unreadable token counts as none. */
function sessionOf(token: string | null | undefined): Session {
  if (token === undefined) return { kind: 'unknown' };
  if (token === null) return { kind: 'visitor' };
  const claims = readClaims(token);
  if (!claims) return { kind: 'visitor' };
  if (hasPassed(claims.endsAt)) return { kind: 'expired' };
  const { role, memberRole, endsAt } = claims;
  return { kind: 'member', token, role, memberRole, endsAt };
}

/** Reads the storage once and follows it from then on, sign-outs in other tabs included. */
export function openSession(): void {
  if ($token.get() !== undefined) return;
  $token.set(kept.get(tokenKey));
  window.addEventListener('storage', (event) => {
    if (event.key === tokenKey || event.key === null) $token.set(kept.get(tokenKey));
  });
}

export function beginSession(token: string): void {
  kept.set(tokenKey, token);
  $token.set(token);
}

export function endSession(): void {
  kept.remove(tokenKey);
  $token.set(null);
}
