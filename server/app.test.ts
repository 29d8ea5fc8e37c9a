import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Audience, Endpoint } from '../src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '../src/contract/endpoints.ts';
import type { Role } from '../src/contract/people.ts';
import { type TestApp, testApp } from './testing/app.ts';
import { knownPassword } from './testing/people.ts';
import { aWorld, type World } from './testing/world.ts';

/** A right call of each endpoint about what belongs to the world's owners. A new endpoint needs one here. */
const calls: Record<EndpointName, (world: World, actor: Actor) => object> = {
  signIn: ({ owner }) => ({ body: { email: owner.student.email, password: knownPassword } }),
  signOut: () => ({}),
  verifyOtp: () => ({ body: { Email: 'nobody@people.example', OtpCode: '123456' } }),
  resendOtp: () => ({ body: { Email: 'nobody@people.example' } }),
  forgotPassword: () => ({ body: { email: 'nobody@people.example' } }),
  resetPassword: () => ({ body: { token: 'no such link', password: 'long enough words' } }),
  changePassword: () => ({
    body: { currentPassword: knownPassword, newPassword: 'quite another password' },
  }),
  listSessions: () => ({}),
  endSession: ({ owner, admin }, actor) => {
    const session = { student: owner.student, company: owner.company, admin }[actor.split(' ')[0]!];
    return { params: { id: (session ?? admin).sessionId } };
  },
  registerStudent: () => ({
    body: {
      firstName: 'Zoë',
      lastName: 'Ångström',
      email: 'zoe@people.example',
      password: 'Trestle-demo-1',
      engineeringType: 'Civil',
      collegeYear: 'Final',
      university: 'Østfold',
    },
  }),
  registerCompany: () => ({
    body: {
      name: 'Span & Co',
      recruiter: 'R. Keller',
      email: 'span@people.example',
      password: 'Trestle-demo-1',
      industry: 'Bridges',
      size: '1-10',
    },
  }),
  me: () => ({}),
  current: () => ({}),
  myCompany: () => ({}),
  listProjects: () => ({ query: { onlyCompanyProjects: 'true' } }),
  postProject: ({ owner }) => ({
    body: {
      title: 'A lock gate',
      description: 'Draw it.',
      engineeringType: 'Mechanical',
      duration: 14,
      location: 'Remote',
      companyId: owner.company.companyId,
    },
  }),
  moveProject: ({ openPid }) => ({ params: { id: openPid }, body: { status: 'On Hold' } }),
  apply: ({ owner, openPid }) => ({ body: { studentId: owner.student.id, projectId: openPid } }),
  listOwnApplications: ({ owner }) => ({ params: { studentId: owner.student.id } }),
  listApplicants: ({ project }) => ({ params: { pid: project.pid } }),
  moveApplication: ({ applicationId }, actor) => ({
    params: { id: applicationId },
    body: { event: actor.startsWith('student') ? 'withdraw' : 'shortlist' },
  }),
  contactUs: () => ({
    body: {
      Id: 0,
      Name: 'Ada',
      Email: 'ada@people.example',
      Subject: 'Hello',
      Message: 'A question.',
    },
  }),
  live: () => ({}),
  ready: () => ({}),
  openapi: () => ({}),
};

type Actor =
  | 'anonymous'
  | 'expired'
  | 'disabled'
  | 'student own'
  | 'student other'
  | 'company own'
  | 'company other'
  | 'admin';

const tokens: Record<Actor, (world: World) => string | undefined> = {
  anonymous: () => undefined,
  expired: (world) => world.expiredToken,
  disabled: (world) => world.disabled.token,
  'student own': (world) => world.owner.student.token,
  'student other': (world) => world.other.student.token,
  'company own': (world) => world.owner.company.token,
  'company other': (world) => world.other.company.token,
  admin: (world) => world.admin.token,
};

/** Endpoints that only ever answer about the caller, so that another caller gets their own, not a refusal. */
const aboutTheCaller: readonly EndpointName[] = [
  'signOut',
  'changePassword',
  'listSessions',
  'me',
  'current',
  'myCompany',
  'listProjects',
];

const roleOf = (actor: Actor): Role | null =>
  (({ student: 'Student', company: 'Company', admin: 'Admin' }) as const)[
    actor.split(' ')[0] as 'student'
  ] ?? null;

type Expected = 'reached' | 'sign-in-required' | 'refused';

function expected(name: EndpointName, audience: Audience, actor: Actor): Expected {
  if (audience === 'anyone') return 'reached';
  const role = roleOf(actor);
  if (!role) return 'sign-in-required';
  const reach = audience[role];
  if (!reach) return 'refused';
  const isOther = actor.endsWith('other');
  return reach === 'own' && isOther && !aboutTheCaller.includes(name) ? 'refused' : 'reached';
}

describe('every endpoint, called by everyone', () => {
  let house: TestApp;
  beforeAll(async () => {
    house = await testApp();
  });
  afterAll(() => house.close());

  for (const [name, endpoint] of Object.entries(endpoints) as [EndpointName, Endpoint][]) {
    test(`${name} declares its audience`, () => {
      expect(endpoint.audience === 'anyone' || Object.keys(endpoint.audience).length > 0).toBe(
        true,
      );
    });

    for (const actor of Object.keys(tokens) as Actor[]) {
      const outcome = expected(name, endpoint.audience, actor);
      test(`${name} by ${actor}: ${outcome}`, async () => {
        const world = await aWorld(house);
        const answer = await house.call(endpoint, calls[name](world, actor), tokens[actor](world));
        switch (outcome) {
          case 'sign-in-required':
            expect(answer.status).toBe(401);
            expect(answer.body.code).toBe('sign-in-required');
            break;
          case 'refused':
            expect([403, 404]).toContain(answer.status);
            break;
          case 'reached':
            expect([200, 201, 202, 400, 401]).toContain(answer.status);
            if (endpoint.audience !== 'anyone') expect(answer.status).toBeLessThan(300);
        }
        if (actor.endsWith('other')) {
          expect(JSON.stringify(answer.body)).not.toContain(world.owner.student.email);
          if (name === 'listProjects' && actor === 'company other') expect(answer.body).toEqual([]);
        }
      });
    }
  }
});
