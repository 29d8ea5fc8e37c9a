/** Roles in a company: everything; its projects and applicants; the work on their own projects. */
export const memberRoles = ['Owner', 'Recruiter', 'Supervisor'] as const;
export type MemberRole = (typeof memberRoles)[number];

/** For which company somebody signs in, and as what. */
export interface Membership {
  readonly companyId: number;
  readonly memberRole: MemberRole;
  readonly name: string;
}

/** Rights in a company, with the roles that have them. */
const whoMay = {
  'manage members': ['Owner'],
  'change the company profile': ['Owner'],
  'see every project': ['Owner', 'Recruiter'],
  'run projects': ['Owner', 'Recruiter'],
  'choose applicants': ['Owner', 'Recruiter'],
  'follow the work': ['Owner', 'Recruiter', 'Supervisor'],
} as const satisfies Record<string, readonly MemberRole[]>;

export type MemberAct = keyof typeof whoMay;

export const memberMay = (role: MemberRole, act: MemberAct): boolean =>
  (whoMay[act] as readonly MemberRole[]).includes(role);

/** Shown to members without a right: ‘A Supervisor cannot choose applicants. Ask an owner of your company.’ */
export const memberMayNot = (role: MemberRole, act: MemberAct): string =>
  `A ${role} cannot ${act}. Ask an owner of your company.`;
