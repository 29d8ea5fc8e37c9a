import type { Audience } from '../../src/contract/endpoint.ts';
import type { EndpointName } from '../../src/contract/endpoints.ts';
import type { Role } from '../../src/contract/people.ts';
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
  admin: (world) => world.admin.token,
};

export const actors = Object.keys(tokenOf) as Actor[];

/** Endpoints that only ever answer about the caller, so that another caller gets their own, not a refusal. */
const aboutTheCaller: readonly EndpointName[] = [
  'signOut',
  'changePassword',
  'confirmPassword',
  'passwordRecency',
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
  'myAssignment',
  'updateMyCompany',
  'listProjects',
  'saveProject',
  'listSavedSearches',
  'saveSearch',
  'listStatusUpdates',
  // Answers each of its rows for itself.
  'moveApplicants',
];

const roleOf = (actor: Actor): Role | null =>
  (({ student: 'Student', company: 'Company', admin: 'Admin' }) as const)[
    actor.split(' ')[0] as 'student'
  ] ?? null;

export type Expected = 'reached' | 'sign-in-required' | 'refused';

/** What the contract promises for a call about what belongs to the world’s owners. */
export function expected(name: EndpointName, audience: Audience, actor: Actor): Expected {
  if (audience === 'anyone') return 'reached';
  const role = roleOf(actor);
  if (!role) return 'sign-in-required';
  const reach = audience[role];
  if (!reach) return 'refused';
  const isOther = actor.endsWith('other');
  return reach === 'own' && isOther && !aboutTheCaller.includes(name) ? 'refused' : 'reached';
}
