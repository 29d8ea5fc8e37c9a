import type { Role } from '../contract/accounts/people.ts';

/** Home of each role after sign-in (specification §2). */
export const homeOf: Record<Role, string> = {
  Admin: '/admin/dashboard',
  Student: '/student/dashboard',
  Company: '/company/company-panel',
  Faculty: '/faculty/students',
};

const areaOf: Record<Role, string> = {
  Admin: '/admin',
  Student: '/student',
  Company: '/company',
  Faculty: '/faculty',
};

export const signInPlace = '/auth/login';

/** True if an address is in the area of a role. */
const isInArea = (role: Role, path: string): boolean =>
  path === areaOf[role] || path.startsWith(`${areaOf[role]}/`);

/**
 * Chooses the page after sign-in: `next` if it is an address of this site that the role may open, otherwise the role's
 * home. Refuses other hosts in all their spellings (`//host`, `/\host`, schemes).
 */
export function placeAfterSignIn(role: Role, next: string | null, origin: string): string {
  if (!next || !/^\/(?![/\\])/.test(next)) return homeOf[role];
  if (!URL.canParse(next, origin)) return homeOf[role];
  const url = new URL(next, origin);
  if (url.origin !== origin || !isInArea(role, url.pathname)) return homeOf[role];
  return url.pathname + url.search + url.hash;
}
