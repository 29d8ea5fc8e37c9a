import { randomUUID } from 'node:crypto';
import { knownPassword, type Someone } from '../../server/testing/people.ts';
import type { ApplicationEvent } from '../../src/contract/applications.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { Project } from '../../src/contract/projects.ts';
import { type Case, seen } from './case.ts';
import type { Product } from './product.ts';

const firm = { recruiter: 'R. Keller', industry: 'Bridges', size: '1-10' } as const;
const brief = {
  description: 'Draw it.',
  engineeringType: 'Civil',
  duration: 14,
  location: 'Remote',
} as const;
const profile = {
  lastName: 'Byron',
  engineeringType: 'Computer',
  collegeYear: 'Third',
  university: 'University of Lindow',
} as const;

const verify = ({ call, people }: Product, companyId: number) =>
  call(
    endpoints.verifyCompany,
    { params: { id: companyId }, body: { verified: true } },
    people.world.admin.token,
  );

/** A company’s project with one application. */
async function applied(product: Product) {
  const { call, people } = product;
  const [company, student] = [people.companies.pop()!, people.students.pop()!];
  const title = randomUUID();
  const body = { ...brief, title };
  const { pid } = (await call(endpoints.postProject, { body }, company.token)).body;
  const application = { studentId: student.id, projectId: pid };
  await call(endpoints.apply, { body: application }, student.token);
  const applicant = async () =>
    (await call(endpoints.listApplicants, { params: { pid } }, company.token)).body[0];
  const id: number = (await applicant()).applicationId;
  const move = (event: ApplicationEvent, by: Someone) =>
    call(endpoints.moveApplication, { params: { id }, body: { event } }, by.token);
  return { company, student, pid, title, applicant, move };
}

/** Line 13: who is disabled, and who looks like somebody else. */
const standing: Record<string, Case['run']> = {
  'a project of a company that is disabled: not applied to, not browsed, its applicants told':
    async (product) => {
      const { call, people } = product;
      const { company, student, pid, title } = await applied(product);
      const reader = people.students.pop()!;
      const state = { params: { id: company.companyId }, body: { state: 'disabled' } } as const;
      await call(endpoints.setCompanyState, state, people.world.admin.token);
      const query = { searchText: title };
      const browsed = await call(endpoints.listProjects, { query }, reader.token);
      const body = { studentId: reader.id, projectId: pid };
      const late = await call(endpoints.apply, { body }, reader.token);
      const told = await call(endpoints.listNotifications, {}, student.token);
      const asCompany = await call(endpoints.myCompany, {}, company.token);
      return seen(
        [browsed.body, late.body.code, told.body[0]?.title, asCompany.status],
        [[], 'not-open', 'Project closed for now', 401],
      );
    },
  'a verified company’s name, written otherwise': async (product) => {
    const { call, people } = product;
    const { companyId, token } = people.companies.pop()!;
    const rename = { body: { ...firm, name: 'Brüder Höpe & Co.' } };
    await call(endpoints.updateMyCompany, rename, token);
    await verify(product, companyId);
    const alike = ['BRÜDER HÖPE & CO', 'Bruder Hope&Co', 'Вrüdеr Нöре & Со.', 'Brüder H0pe & C0.'];
    const answers = alike.map(async (name) => {
      const body = {
        ...firm,
        name,
        email: `${randomUUID()}@people.example`,
        password: knownPassword,
      };
      return (await call(endpoints.registerCompany, { body })).body.code;
    });
    return seen(
      await Promise.all(answers),
      alike.map(() => 'company-name-taken'),
    );
  },
  'the skills of a draft': async ({ call, people }) => {
    const [company, student] = [people.companies.pop()!, people.students.pop()!];
    const body = { ...brief, title: 'A secret', skills: 'Hushed alloys', draft: true };
    const posted = await call(endpoints.postProject, { body }, company.token);
    const query = { searchText: 'hush' };
    const suggested = await call(endpoints.suggestSkills, { query }, student.token);
    const params = { pid: posted.body.pid };
    const read = await call(endpoints.getProject, { params }, student.token);
    const listed = await call(
      endpoints.listProjects,
      { query: { skills: 'Hushed alloys' } },
      student.token,
    );
    return seen(
      [suggested.body, read.status, listed.body.map(({ pid }: Project) => pid)],
      [[], 404, []],
    );
  },
};

/** Line 14: what a company knows of who applied. */
const applicants: Record<string, Case['run']> = {
  'an applicant’s address before Shortlisted, and by a company nobody verified': async (
    product,
  ) => {
    const { company, student, applicant, move } = await applied(product);
    const known = async () => (await applicant()).studentEmail;
    const unverified = await move('shortlist', company).then(known);
    await verify(product, company.companyId);
    const shortlisted = await known();
    const other = await applied(product);
    await verify(product, other.company.companyId);
    const early = (await other.applicant()).studentEmail;
    return seen([unverified, early, shortlisted], [null, null, student.email]);
  },
  'what a student wrote after they applied, and their address after they withdrew': async (
    product,
  ) => {
    const { company, student, applicant, move } = await applied(product);
    await verify(product, company.companyId);
    await move('shortlist', company);
    const form = {
      ...profile,
      firstName: 'Nora',
      email: student.email,
      bio: 'Written afterwards.',
    };
    const edit = { params: { sId: student.id }, body: form };
    const edited = await product.call(endpoints.updateStudent, edit, student.token);
    await move('withdraw', student);
    const { studentName, bio, studentEmail, status } = await applicant();
    return seen(
      [edited.status, studentName, bio, studentEmail, status],
      [200, 'Ada Byron', '', null, 'Withdrawn'],
    );
  },
};

const asCases = (area: string, attempts: Record<string, Case['run']>): Case[] =>
  Object.entries(attempts).map(([tried, run]) => ({ area, tried, run }));

export const companies: readonly Case[] = [
  ...asCases('companies', standing),
  ...asCases('applicants', applicants),
];
