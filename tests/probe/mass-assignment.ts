import { randomUUID } from 'node:crypto';
import { knownPassword } from '../../server/testing/people.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { stated } from '../../src/contract/testing/conditions.ts';
import { all, type Case, casesOf, seen } from './case.ts';

const person = {
  firstName: 'Ada',
  lastName: 'Byron',
  engineeringType: 'Civil',
  collegeYear: 'Final',
  university: 'Lindow',
} as const;
const firm = {
  name: 'Span & Co',
  recruiter: 'R. Keller',
  industry: 'Bridges',
  size: '1-10',
} as const;
const brief = {
  title: 'A lock gate',
  description: 'Draw it.',
  engineeringType: 'Civil',
  duration: 14,
  location: 'Remote',
  ...stated,
} as const;

const more = { id: 1, role: 'Admin', adminLevel: 'Super Admin', state: 'active', verified: true };

const attempts: Record<string, Case['run']> = {
  'a registration that says it is an admin’s, and confirmed': async ({ call, people }) => {
    const email = `${randomUUID()}@people.example`;
    const body = { ...person, ...more, email, password: knownPassword };
    const registered = await call(endpoints.registerStudent, { body });
    const signedIn = await call(endpoints.signIn, { body: { email, password: knownPassword } });
    const query = { searchText: email };
    const admins = await call(endpoints.listAdmins, { query }, people.world.admin.token);
    return seen(
      [registered.status, signedIn.body.code, admins.body],
      [201, 'email-unverified', []],
    );
  },
  'a company that registers as verified': async ({ call, people, outbox }) => {
    const email = `${randomUUID()}@people.example`;
    const body = { ...firm, ...more, name: email, email, password: knownPassword };
    await call(endpoints.registerCompany, { body });
    const code = (await outbox.newest(email)).subject!.slice(0, 6);
    await call(endpoints.verifyOtp, { body: { Email: email, OtpCode: code } });
    const query = { searchText: email };
    const listed = await call(endpoints.listCompanies, { query }, people.world.admin.token);
    return seen(listed.body[0]?.verified, false);
  },
  'a company that verifies itself with its profile': async ({ call, people }) => {
    const { token } = people.companies.pop()!;
    const body = { ...firm, ...more, name: randomUUID() };
    const { status, body: company } = await call(endpoints.updateMyCompany, { body }, token);
    return seen([status, company.verified], [200, false]);
  },
  'a student who gives themselves another number, role and address': async ({ call, people }) => {
    const { id, email, token } = people.students.pop()!;
    const other = people.world.owner.student;
    const body = {
      ...person,
      ...more,
      sId: other.id,
      email: 'mine@people.example',
      newEmail: null,
    };
    await call(endpoints.updateStudent, { params: { sId: id }, body }, token);
    const me = await call(endpoints.me, {}, token);
    const admin = await call(endpoints.listAdmins, {}, token);
    return seen([me.body.sId, me.body.email, admin.status], [id, email, 403]);
  },
  'a project for another company, completed, with its places taken': async ({ call, people }) => {
    const { companyId, token } = people.companies.pop()!;
    const of = people.world.other.company.companyId;
    const body = {
      ...brief,
      companyId: of,
      status: 'Completed',
      placesTaken: 9,
      pid: 1,
      companyVerified: true,
    };
    const posted = await call(endpoints.postProject, { body }, token);
    if (posted.status >= 400) return null;
    const read = await call(endpoints.getProject, { params: { pid: posted.body.pid } }, token);
    const { companyId: owner, status, placesTaken, companyVerified } = read.body;
    return seen([owner, status, placesTaken, companyVerified], [companyId, 'pending', 0, false]);
  },
  'an application that is accepted when it is sent': async ({ call, people }) => {
    const company = people.companies.pop()!;
    const { id: studentId, token } = people.students.pop()!;
    const { pid } = (await call(endpoints.postProject, { body: brief }, company.token)).body;
    const body = { studentId, projectId: pid, companyRank: 1, note: 'Take them.' };
    const accepted = { ...body, status: 'Accepted' } as never;
    const refused = await call(endpoints.apply, { body: accepted }, token);
    const applied = await call(endpoints.apply, { body }, token);
    const listed = await call(endpoints.listApplicants, { params: { pid } }, company.token);
    const { status, companyRank, note } = listed.body[0] ?? {};
    return seen(
      [refused.status, applied.status, status, companyRank, note],
      [400, 201, 'Under Review', null, ''],
    );
  },
  'a message that is answered and assigned when it is sent': async ({ call, people }) => {
    const Subject = randomUUID();
    const sent = { Name: 'Ada', Email: 'ada@people.example', Subject, Message: 'So.' };
    const body = { ...sent, state: 'closed', note: 'Done.', assignedTo: 1, replies: ['No.'] };
    await call(endpoints.contactUs, { body });
    const query = { searchText: Subject };
    const listed = await call(endpoints.listMessages, { query }, people.world.admin.token);
    const { state, note, assignedTo, replies } = listed.body[0] ?? {};
    return seen([state, note, assignedTo, replies], ['open', '', null, []]);
  },
  'a moderator who makes themselves a Super Admin': async ({ call, people }) => {
    const { moderator } = people.world;
    const form = { name: 'Mo', email: moderator.email, role: 'Super Admin' } as const;
    const change = { params: { id: moderator.id }, body: form };
    const { status } = await call(endpoints.updateAdmin, change, moderator.token);
    const after = await call(endpoints.currentAdmin, {}, moderator.token);
    return all(seen(status, 403), seen(after.body.role, 'Moderator'));
  },
};

export const massAssignment = casesOf('mass assignment', attempts);
