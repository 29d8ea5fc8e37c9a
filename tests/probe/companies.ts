import { randomUUID } from 'node:crypto';
import { knownPassword } from '../../server/testing/people.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { Project } from '../../src/contract/projects/projects.ts';
import { applied, brief, verify } from './applied.ts';
import { type Case, casesOf, seen } from './case.ts';

const firm = { recruiter: 'R. Keller', industry: 'Bridges', size: '1-10' } as const;
/** Line 13: who is disabled, and who looks like somebody else. */
const attempts: Record<string, Case['run']> = {
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

export const companies = casesOf('companies', attempts);
