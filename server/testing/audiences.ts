import type { Role } from '../../src/contract/accounts/people.ts';
import { type MemberRole, memberMay } from '../../src/contract/companies/member-rights.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import type { EndpointName } from '../../src/contract/endpoints.ts';
import type { Actor } from './valid-requests.ts';
import type { World } from './world.ts';

/** What each calls with. */
export const tokenOf: Record<Actor, (world: World) => string | undefined> = {
  anonymous: () => undefined,
  expired: (world) => world.expiredToken,
  disabled: (world) => world.disabled.token,
  'student own': (world) => world.owner.student.token,
  'student other': (world) => world.other.student.token,
  'company own': (world) => world.owner.company.token,
  'company other': (world) => world.other.company.token,
  'recruiter own': (world) => world.members.recruiter.token,
  'supervisor own': (world) => world.members.supervisor.token,
  'supervisor other': (world) => world.members.supervisorElsewhere.token,
  'faculty own': (world) => world.staff.own.token,
  'faculty other': (world) => world.staff.other.token,
  admin: (world) => world.admin.token,
};

export const actors = Object.keys(tokenOf) as Actor[];

/** Endpoints that only ever answer about the caller, so that another caller gets their own, not a refusal. */
const aboutTheCaller: readonly EndpointName[] = [
  'signOut',
  'changePassword',
  'confirmPassword',
  'listSessions',
  'listNotifications',
  'listEarlierNotifications',
  'dismissNotification',
  'streamNotifications',
  'listChoices',
  'setChoice',
  'me',
  'current',
  'introduced',
  'myCompany',
  'listMembers',
  'inviteMember',
  'leaveCompany',
  'listDomains',
  'addDomain',
  'myAssignment',
  'updateMyCompany',
  'listProjects',
  'saveProject',
  'listSavedSearches',
  'saveSearch',
  'listStatusUpdates',
  'listEngagements',
  'listConversations',
  'listCredentials',
  'getPortfolio',
  'savePortfolio',
  'listBoard',
  'countBoard',
  'currentFaculty',
  'listFacultyStudents',
  'countFacultyStudents',
  'getUnconfirmed',
  'exportFacultyStudents',
  'getUnconfirmed',
  'listRecommendations',
  // Answers each of its rows for itself.
  'moveApplicants',
];

/** About somebody who has only applied: a supervisor knows only who took part. */
const aboutAnApplicant: readonly EndpointName[] = [
  'getApplication',
  'listEarlierVersions',
  'sentResume',
  'moveApplication',
];

const kindOf = (actor: Actor) => actor.split(' ')[0] as keyof typeof roles;
const roles = {
  student: 'Student',
  company: 'Company',
  recruiter: 'Company',
  supervisor: 'Company',
  faculty: 'Faculty',
  admin: 'Admin',
} as const satisfies Record<string, Role>;
const roleOf = (actor: Actor): Role | null => roles[kindOf(actor)] ?? null;

const memberRoles = { company: 'Owner', recruiter: 'Recruiter', supervisor: 'Supervisor' } as const;

/** What an actor is in their company; null for who is in none. */
const memberRoleOf = (actor: Actor): MemberRole | null =>
  memberRoles[kindOf(actor) as keyof typeof memberRoles] ?? null;

export type Expected = 'reached' | 'sign-in-required' | 'refused';

/** What the contract promises for a call about what belongs to the world’s owners. */
export function expected(
  name: EndpointName,
  { audience, memberAct }: Pick<Endpoint, 'audience' | 'memberAct'>,
  actor: Actor,
): Expected {
  if (audience === 'anyone') return 'reached';
  const role = roleOf(actor);
  if (!role) return 'sign-in-required';
  const reach = audience[role];
  if (!reach) return 'refused';
  const memberRole = memberRoleOf(actor);
  if (memberAct && memberRole && !memberMay(memberRole, memberAct)) return 'refused';
  if (memberRole === 'Supervisor' && aboutAnApplicant.includes(name)) return 'refused';
  const isOther = actor.endsWith('other');
  return reach === 'own' && isOther && !aboutTheCaller.includes(name) ? 'refused' : 'reached';
}
