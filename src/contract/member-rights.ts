/** What somebody is in their company. */
export type MemberRole = 'Owner' | 'Recruiter' | 'Supervisor';

/** For which company somebody signs in, and as what. */
export interface Membership {
  readonly companyId: number;
  readonly memberRole: MemberRole;
  readonly name: string;
}
