import * as v from 'valibot';
import { roles } from '../contract/people.ts';

/** The token of another API may not name its account in `sub`. */
const claims = v.object({
  role: v.picklist(roles),
  exp: v.number(),
  sub: v.optional(v.string()),
});

/**
 * What a token says about its bearer, unverified: the browser only needs to know where to lead
 * them and when to ask again. Null when it is not a readable token.
 */
export function readClaims(token: string) {
  try {
    const payload = token.split('.')[1] ?? '';
    const json = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const { role, exp, sub } = v.parse(claims, JSON.parse(json));
    return { role, account: sub ?? null, endsAt: new Date(exp * 1000) };
  } catch {
    return null;
  }
}
