import type { AdminLevel } from '../../src/contract/people.ts';

export type Verdict = 'may' | 'no super admin' | 'oneself' | 'last super admin';

/** Who could still let others in: Super Admins who may sign in and have a password. */
export interface Holding {
  readonly superAdmins: readonly number[];
}

/** What is to become of an admin. */
export type Wish =
  | { readonly kind: 'change'; readonly to: AdminLevel }
  | { readonly kind: 'enable' }
  | { readonly kind: 'disable' }
  | { readonly kind: 'delete' };

/**
 * Whether one admin may do this to another: only Super Admins may, nobody shuts themselves out, and one
 * Super Admin stays who can sign in.
 */
export function judge(by: number, subject: number, wish: Wish, { superAdmins }: Holding): Verdict {
  if (!superAdmins.includes(by)) return 'no super admin';
  const shutsOut = wish.kind === 'delete' || wish.kind === 'disable';
  if (shutsOut && by === subject) return 'oneself';
  const stays = wish.kind === 'enable' || (wish.kind === 'change' && wish.to === 'Super Admin');
  const others = superAdmins.filter((id) => id !== subject);
  return !stays && others.length === 0 ? 'last super admin' : 'may';
}
