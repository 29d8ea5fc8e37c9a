import type { MemberRole } from '../../../../src/contract/companies/member-rights.ts';

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
