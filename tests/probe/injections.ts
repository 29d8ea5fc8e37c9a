import { endpoints } from '../../src/contract/endpoints.ts';
import { stated } from '../../src/contract/testing/conditions.ts';
import { all, type Case, seen } from './case.ts';
import type { Product } from './product.ts';

const statements = [
  "' or 1=1 --",
  "'; drop table accounts; --",
  "') union select password_hash from accounts --",
  '%',
  '\\',
  '$1',
];

const searched = {
  listStudents: endpoints.listStudents,
  listCompanies: endpoints.listCompanies,
  listProjects: endpoints.listProjects,
  listAudit: endpoints.listAudit,
  suggestSkills: endpoints.suggestSkills,
} as const;

const message = { Name: 'Ada', Email: 'ada@people.example', Subject: 'Hello', Message: 'So.' };

/** What no text holds, by the field where it is refused. */
const refused: Record<string, [field: keyof typeof message, value: string]> = {
  'a second header of a mail in a subject': ['Subject', 'Hello\r\nBcc: all@people.example'],
  'a second header of a mail in a name': ['Name', 'Ada\nBcc: all@people.example'],
  'a second address': ['Email', 'ada@people.example, all@people.example'],
  'a line break in an address': ['Email', 'ada@people.example\r\nBcc: all@people.example'],
  'NUL in a message': ['Message', 'So\0'],
  'a lone surrogate in a message': ['Message', 'So \ud800'],
  'a lone surrogate in a subject': ['Subject', '\udfff'],
  'a mark that turns the direction of a name': ['Name', 'Ada \u202egnp.exe'],
  'a name that shows nothing': ['Name', '\u200b\u2060'],
};

const bodies: Record<string, string> = {
  __proto__: '{"__proto__":{"role":"Admin"},"email":"a@people.example","password":"x"}',
  'constructor.prototype':
    '{"constructor":{"prototype":{"role":"Admin"}},"email":"a","password":"x"}',
  'an array in place of an object': '[{"email":"a@people.example"}]',
  'an object in place of a text': '{"email":{"$ne":null},"password":{"$ne":null}}',
};

const postRaw = async ({ server }: Product, path: string, body: string) => {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${server.origin}/api${path}`, { method: 'POST', headers, body })).status;
};

export const injections: readonly Case[] = [
  ...Object.entries(searched).flatMap(([name, endpoint]) =>
    statements.map((searchText) => ({
      area: 'injections',
      tried: `SQL in ${name}: ${searchText}`,
      run: async ({ people, call }: Product) => {
        const answer = await call(
          endpoint,
          { query: { searchText } } as never,
          people.world.admin.token,
        );
        return seen([answer.status, answer.body], [200, []]);
      },
    })),
  ),
  ...Object.keys(searched)
    .filter((name) => name !== 'suggestSkills')
    .map((name) => ({
      area: 'injections',
      tried: `SQL as the order of ${name}`,
      run: async ({ people, call }: Product) => {
        const query = { sort: 'email; drop table accounts' };
        const endpoint = searched[name as keyof typeof searched];
        const { status, body } = await call(endpoint, { query } as never, people.world.admin.token);
        return seen([status, body.errors?.[0]?.path], [400, 'sort']);
      },
    })),
  ...Object.entries(refused).map(([what, [field, value]]) => ({
    area: 'injections',
    tried: what,
    run: async ({ call }: Product) => {
      const body = { ...message, [field]: value };
      const answer = await call(endpoints.contactUs, { body });
      return seen([answer.status, answer.body.errors?.[0]?.path], [400, field]);
    },
  })),
  ...Object.entries(bodies).map(([what, body]) => ({
    area: 'injections',
    tried: `a body with ${what}`,
    run: async (product: Product) => seen(await postRaw(product, '/Auth/Login', body), 400),
  })),
  ...['%00', '%ed%a0%80', '%ff', "1'%20or%201=1", '1e9', '-1', '99999999999999999999'].map(
    (id) => ({
      area: 'injections',
      tried: `${id} as a number in a path`,
      run: async ({ server, people }: Product) => {
        const headers = { authorization: `Bearer ${people.world.admin.token}` };
        const { status } = await fetch(`${server.origin}/api/Projects/${id}`, { headers });
        return [400, 404].includes(status) ? null : `${status}`;
      },
    }),
  ),
  {
    area: 'injections',
    tried: 'HTML in a project: handed out as JSON that no browser takes for a page',
    run: async ({ people, call }) => {
      const { token } = people.companies.pop()!;
      const title = '<img src=x onerror=alert(1)>';
      const brief = {
        title,
        description: '<script>alert(1)</script>',
        engineeringType: 'Civil',
      } as const;
      const body = { ...brief, ...stated, duration: 14, location: 'Remote' };
      const posted = await call(endpoints.postProject, { body }, token);
      const read = await call(endpoints.getProject, { params: { pid: posted.body.pid } }, token);
      return all(
        seen(read.headers['content-type'], 'application/json; charset=utf-8'),
        seen(read.headers['x-content-type-options'], 'nosniff'),
        seen(String(read.headers['content-security-policy']).includes("default-src 'none'"), true),
      );
    },
  },
  {
    area: 'injections',
    tried: 'a link that is a script, in a project, a company and a profile',
    run: async ({ people, call }) => {
      const brief = { title: 'A dam', description: 'Draw it.', engineeringType: 'Civil' } as const;
      const project = {
        ...brief,
        ...stated,
        duration: 14,
        location: 'Remote',
        projectLink: 'javascript:alert(1)',
      };
      const firm = { name: 'Span', recruiter: 'R.', industry: 'Bridges', size: '1-10' } as const;
      const { company, student } = people.world.owner;
      const person = {
        firstName: 'Ada',
        lastName: 'Byron',
        email: student.email,
        university: 'Lindow',
      };
      const studies = { engineeringType: 'Civil', collegeYear: 'Final' } as const;
      const answers = [
        await call(endpoints.postProject, { body: project }, company.token),
        await call(
          endpoints.updateMyCompany,
          { body: { ...firm, website: 'data:text/html,x' } },
          company.token,
        ),
        await call(
          endpoints.updateStudent,
          {
            params: { sId: student.id },
            body: { ...person, ...studies, links: ['javascript:alert(1)'] },
          },
          student.token,
        ),
      ];
      return seen(
        answers.map(({ status }) => status),
        [400, 400, 400],
      );
    },
  },
];
