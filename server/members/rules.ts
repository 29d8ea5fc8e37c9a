import type { MemberRole } from '../../src/contract/member-rights.ts';
import { normalEmail } from '../accounts/normal-email.ts';

interface InCompany {
  readonly accountId: number;
  readonly memberRole: MemberRole;
}

/** Whether a company would have no owner left if this member were something else, or gone. */
export const isLastOwner = (members: readonly InCompany[], accountId: number): boolean =>
  members.every((member) => (member.memberRole === 'Owner') === (member.accountId === accountId));

/** How the audit log names one of a company's people. */
export const auditSubject = (accountId: number | null, { name }: { readonly name: string }) =>
  ({ kind: 'member', subjectId: accountId, subject: name }) as const;

/** Whether somebody with this address is among a company's people. */
export const isMember = (
  members: readonly { readonly email: string }[],
  { email }: { readonly email: string },
): boolean => members.some((member) => normalEmail(member.email) === normalEmail(email));
