import type { AdminLevel } from '../../../../src/contract/accounts/people.ts';

export type Verdict = 'may' | 'no super admin' | 'oneself' | 'last super admin';

export type AdminChange =
  | { readonly kind: 'change'; readonly to: AdminLevel }
  | { readonly kind: 'enable' }
  | { readonly kind: 'disable' }
  | { readonly kind: 'delete' };

/**
 * Decides if one admin may change another. Only Super Admins may, nobody shuts themselves out, and one Super Admin who
 * can sign in always remains.
 * @param superAdmins those who may sign in and have a password
 */
export function decideChange(
  by: number,
  subject: number,
  change: AdminChange,
  superAdmins: readonly number[],
): Verdict {
  if (!superAdmins.includes(by)) return 'no super admin';
  const shutsOut = change.kind === 'delete' || change.kind === 'disable';
  if (shutsOut && by === subject) return 'oneself';
  const stays =
    change.kind === 'enable' || (change.kind === 'change' && change.to === 'Super Admin');
  const others = superAdmins.filter((id) => id !== subject);
  return !stays && others.length === 0 ? 'last super admin' : 'may';
}

export const auditSubject = (id: number, { name }: { name: string }) =>
  ({ kind: 'admin', subjectId: id, subject: name }) as const;
