import * as v from 'valibot';
import { roles } from '../contract/people.ts';

const claims = v.object({ role: v.picklist(roles), exp: v.number() });

/**
 * What a token says about its bearer, unverified: the browser only needs to know where to lead
 * them and when to ask again. Null when it is not a readable token.
 */
export function readClaims(token: string) {
  try {
    const payload = token.split('.')[1] ?? '';
    const json = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const { role, exp } = v.parse(claims, JSON.parse(json));
    return { role, endsAt: new Date(exp * 1000) };
  } catch {
    return null;
  }
}
