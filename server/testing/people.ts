import { randomUUID } from 'node:crypto';
import type { AdminLevel, Role } from '../../src/contract/accounts/people.ts';
import { adminIdleMinutes } from '../../src/contract/accounts/sessions.ts';
import type { Application } from '../../src/contract/applications/applications.ts';
import type { MemberRole } from '../../src/contract/companies/member-rights.ts';
import { daysLater } from '../../src/contract/days.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { ProjectEdit } from '../../src/contract/projects/running-projects.ts';
import type { TermDate } from '../../src/contract/terms/terms.ts';
import { stated } from '../../src/contract/testing/conditions.ts';
import type { UniversityForm } from '../../src/contract/universities/managed-universities.ts';
import type { AppServices } from '../app.ts';
import { hashPassword } from '../features/accounts/password-hash.ts';
import { addAccount } from '../features/accounts/repository.ts';
import { idleMinutes } from '../features/accounts/rules.ts';
import { insertSession } from '../features/accounts/sessions/sessions.ts';
import { addMember } from '../features/companies/members/repository.ts';
import { insertCompany, setVerified } from '../features/companies/repository.ts';
import { insertProject } from '../features/projects/repository.ts';
import { insertStudent } from '../features/students/repository.ts';
import { sayOf } from '../features/universities/membership.ts';
import { insertStaff, writeUniversities } from '../features/universities/staff/change.ts';
import { dayIn } from '../platform/jobs/programme-day.ts';
import type { BuiltApp } from './built-app.ts';
import { aPdf } from './pdf.ts';

export interface Someone {
  readonly id: number;
  readonly email: string;
  readonly token: string;
  readonly sessionId: string;
}

const hour = 3_600_000;

/** The password of everybody here; hashed once, because hashing is slow on purpose. */
export const knownPassword = 'a lattice of steel';
let hashed: Promise<string> | undefined;

/** Signs somebody in without a password: a running session and its token. */
export async function signedIn({ db, tokens, clock }: AppServices, accountId: number, role: Role) {
  const from = clock();
  const until = new Date(from.getTime() + 12 * hour);
  const sessionId = randomUUID();
  const idle = idleMinutes(role, false, adminIdleMinutes);
  const session = { id: sessionId, accountId, userAgent: 'test', from, until, idleMinutes: idle };
  await insertSession(db, session);
  return { sessionId, token: await tokens.issue({ accountId, sessionId, role }, from, until) };
}

async function someone(
  services: AppServices,
  role: Role,
  { adminLevel, domain = 'people.example' }: { adminLevel?: AdminLevel; domain?: string } = {},
): Promise<Someone> {
  hashed ??= hashPassword(knownPassword);
  const email = `${role.toLowerCase()}-${randomUUID()}@${domain}`;
  const account = {
    email,
    role,
    passwordHash: await hashed,
    state: 'active' as const,
    ...(adminLevel && { adminLevel }),
  };
  const id = await addAccount(services.db, account, services.clock());
  return { id, email, ...(await signedIn(services, id, role)) };
}

export async function aStudent(
  services: AppServices,
  profile: { firstName?: string; university?: string; domain?: string; isKnown?: boolean } = {},
): Promise<Someone> {
  const { domain, isKnown = true } = profile;
  const student = await someone(services, 'Student', domain ? { domain } : {});
  const filled = {
    firstName: profile.firstName ?? 'Ada',
    lastName: 'Byron',
    engineeringType: 'Computer',
    collegeYear: 'Third',
    university: profile.university ?? 'University of Lindow',
  } as const;
  await insertStudent(services.db, student.id, filled, services.clock());
  const said = { transaction: services.db, by: { accountId: student.id }, at: services.clock() };
  if (isKnown) await sayOf(said, [student.id]);
  return student;
}

export async function aCompany(
  services: AppServices,
  name = 'Lattice Works',
): Promise<Someone & { companyId: number }> {
  const account = await someone(services, 'Company');
  const profile = {
    name,
    recruiter: 'Ines Alvar',
    email: account.email,
    industry: 'Bridges',
    size: '11-50',
  } as const;
  const companyId = await insertCompany(services.db, account.id, profile, services.clock());
  return { ...account, companyId };
}

/** Somebody of a company that is there already. */
export async function aMember(
  services: AppServices,
  companyId: number,
  memberRole: MemberRole,
  name = 'Mara Lindt',
): Promise<Someone> {
  const account = await someone(services, 'Company');
  const member = { companyId, accountId: account.id, memberRole, name };
  await addMember(services.db, member, services.clock());
  return account;
}

/** Somebody who works at these universities. */
export async function aMemberOfStaff(
  services: AppServices,
  universityIds: readonly number[],
  name = 'Vera Holm',
): Promise<Someone> {
  const account = await someone(services, 'Faculty');
  await insertStaff(services.db, account.id, name, services.clock());
  await writeUniversities(services.db, account.id, universityIds);
  return account;
}

/** Puts somebody on a project, to look after its work. */
export async function supervises(
  { db, clock }: AppServices,
  { id }: Someone,
  pid: number,
): Promise<void> {
  const row = { project_id: pid, account_id: id, since: clock() };
  await db.insertInto('project_supervisors').values(row).execute();
}

/** Marks a company as checked, as an admin would: what it posts opens at once. */
export const verified = async <Company extends { companyId: number }>(
  { db, clock }: AppServices,
  company: Company,
): Promise<Company> => {
  await setVerified(db, company.companyId, true, clock());
  return company;
};

export const anAdmin = (services: AppServices, level: AdminLevel = 'Super Admin') =>
  someone(services, 'Admin', { adminLevel: level });

/** A project that is open for registration unless said otherwise. @returns its pid */
export function aProject(
  services: AppServices,
  company: { companyId: number },
  form: Partial<ProjectEdit> & { status?: Parameters<typeof insertProject>[2] } = {},
): Promise<number> {
  const { status = 'pending', ...given } = form;
  const filled = {
    title: 'A footbridge of reclaimed timber',
    description: 'Measure, model and load-test a six-metre span.',
    projectLink: '',
    skills: 'Statics, FEM',
    engineeringType: 'Civil',
    duration: 30,
    location: 'Remote',
    places: 1,
    deadline: null,
    termId: null,
    ...stated,
    ...given,
  } as const;
  return insertProject(
    services.db,
    { ...filled, companyId: company.companyId },
    status,
    services.clock(),
  );
}

/** An application made through the product's own call. @returns its number */
export async function anApplication(
  { call }: Pick<BuiltApp, 'call'>,
  { id: studentId, token }: Someone,
  projectId: number,
  form: { message?: string; resumeLink?: string; resumeId?: number } = {},
): Promise<number> {
  await call(endpoints.apply, { body: { studentId, projectId, ...form } }, token);
  const { body } = await call(endpoints.listOwnApplications, { params: { studentId } }, token);
  const own = body.find((application: Application) => application.projectId === projectId);
  return own.applicationId;
}

/** A student's résumé, uploaded through the product's own call. @returns its number */
export async function aResume(
  { call }: Pick<BuiltApp, 'call'>,
  { id: sId, token }: Someone,
  { file = aPdf(), name = 'Ada Byron.pdf' } = {},
): Promise<number> {
  const { body } = await call(
    endpoints.setResume,
    { params: { sId }, query: { name }, file },
    token,
  );
  return body.id;
}

/** Days of a term, each so many from today. */
const someDays = {
  applyFrom: -10,
  applyTo: 20,
  answerBy: 30,
  workFrom: 40,
  workTo: 100,
  evaluateBy: 110,
} as const satisfies Record<TermDate, number>;

/** The days of a term by how far they are from today; today may be another one than the test's own. */
export const termDays = (
  { clock }: Pick<AppServices, 'clock'>,
  days: Partial<Record<TermDate, number>> = {},
): Record<TermDate, string> =>
  Object.fromEntries(
    Object.entries({ ...someDays, ...days }).map(([name, from]) => [
      name,
      daysLater(dayIn('UTC', clock()), from),
    ]),
  ) as Record<TermDate, string>;

/** A term in which one can apply, unless said otherwise, made by an admin through the product's own call. @returns its number */
export async function aTerm(
  { call, services }: Pick<BuiltApp, 'call' | 'services'>,
  { token }: Someone,
  { name, ...days }: Partial<Record<TermDate, number>> & { name?: string } = {},
): Promise<number> {
  const body = { name: name ?? `Term ${randomUUID()}`, ...termDays(services, days) };
  return (await call(endpoints.addTerm, { body }, token)).body.id;
}

/** A university made by an admin through the product's own call. @returns its number */
export async function aUniversity(
  { call }: Pick<BuiltApp, 'call'>,
  { token }: Someone,
  form: Partial<UniversityForm> = {},
): Promise<number> {
  const body = { name: `University ${randomUUID()}`, ...form };
  return (await call(endpoints.addUniversity, { body }, token)).body.id;
}

/** A university of one's own with somebody who works there, and one of its students. */
export async function aFaculty(app: BuiltApp, admin: Someone) {
  const university = `University ${randomUUID()}`;
  const universityId = await aUniversity(app, admin, { name: university });
  const vera = await aMemberOfStaff(app.services, [universityId]);
  const studentThere = () => aStudent(app.services, { university });
  return { university, universityId, vera, studentThere };
}
