import { type Role, roles } from '../contract/accounts/people.ts';
import { type MemberRole, memberRoles } from '../contract/companies/member-rights.ts';

interface Claims {
  readonly role: Role;
  /** Seconds since 1970. */
  readonly exp: number;
  /** The account; the token of another API may not name it. */
  readonly sub?: string;
  /** Role of a company's member. Older sessions belong to owners, the only members at the time. */
  readonly member?: MemberRole;
}

/**
 * Reads a token without verifying it: the browser only needs to know where to lead its bearer and when to ask again.
 * Null if it is not readable.
 */
export function readClaims(token: string) {
  try {
    const payload = token.split('.')[1] ?? '';
    const json = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const claims: unknown = JSON.parse(json);
    if (!isClaims(claims)) return null;
    const { role, exp, sub, member } = claims;
    const memberRole = role === 'Company' ? (member ?? 'Owner') : null;
    return { role, memberRole, account: sub ?? null, endsAt: new Date(exp * 1000) };
  } catch {
    return null;
  }
}

/** Checked by hand: a schema library on every first load would weigh more than all of this folder. */
function isClaims(value: unknown): value is Claims {
  const { role, exp, sub, member } = Object(value);
  return (
    (member === undefined || memberRoles.includes(member)) &&
    roles.includes(role) &&
    typeof exp === 'number' &&
    /^(?:string|undefined)$/.test(typeof sub)
  );
}
