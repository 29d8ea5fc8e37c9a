import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { projectEdit } from '../../../src/contract/projects/running-projects.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { aCompany, anAdmin, aProject, aStudent, type Someone } from '../../testing/people.ts';
import type { Answered } from '../../testing/wire.ts';

interface Edited {
  /** The thing as it is now. */
  readonly read: () => Promise<Answered>;
  /** The same with one field changed. */
  readonly edit: (text: string, version?: string) => Promise<Answered>;
  /** The field that is changed. */
  readonly field: string;
}

let app: TestApp;
let admin: Someone;
const edited = new Map<string, Edited>();

beforeAll(async () => {
  app = await testApp();
  const { services, call } = app;
  admin = await anAdmin(services);
  const student = await aStudent(services);
  const company = await aCompany(services);
  const other = await anAdmin(services, 'Moderator');
  const pid = await aProject(services, company);
  const { token } = admin;
  const first = ({ body, ...answer }: Answered, id: number): Answered => ({
    ...answer,
    body: body.find((row: { id: number }) => row.id === id),
  });
  const profile = { recruiter: 'Ines Alvar', industry: 'Bridges', size: '11-50' } as const;
  const note = await call(
    endpoints.addStatusUpdate,
    { body: { projectTitle: 'A dam', title: 'Ongoing' } },
    token,
  );

  edited.set('a student', {
    field: 'bio',
    read: () => call(endpoints.me, {}, student.token),
    edit: (bio, version) => {
      const name = { firstName: 'Ada', lastName: 'Byron', email: student.email };
      const studies = {
        engineeringType: 'Civil',
        collegeYear: 'Final',
        university: 'York',
      } as const;
      const body = { ...name, ...studies, bio };
      return call(endpoints.updateStudent, { params: { sId: student.id }, body, version }, token);
    },
  });
  edited.set('a company, by itself', {
    field: 'about',
    read: () => call(endpoints.myCompany, {}, company.token),
    edit: (about, version) => {
      const body = { name: 'Lattice Works', ...profile, about };
      return call(endpoints.updateMyCompany, { body, version }, company.token);
    },
  });
  edited.set('a company, by an admin', {
    field: 'industry',
    read: async () => first(await call(endpoints.listCompanies, {}, token), company.companyId),
    edit: (industry, version) => {
      const body = { name: 'Lattice Works', ...profile, industry, email: company.email };
      const params = { id: company.companyId };
      return call(endpoints.updateCompany, { params, body, version }, token);
    },
  });
  edited.set('an admin', {
    field: 'name',
    read: async () => first(await call(endpoints.listAdmins, {}, token), other.id),
    edit: (name, version) => {
      const body = { name, email: other.email, role: 'Moderator' } as const;
      return call(endpoints.updateAdmin, { params: { id: other.id }, body, version }, token);
    },
  });
  edited.set('a progress note', {
    field: 'remarks',
    read: async () => first(await call(endpoints.listStatusUpdates, {}, token), note.body.id),
    edit: (remarks, version) => {
      const body = { projectTitle: 'A dam', title: 'Ongoing', remarks } as const;
      const params = { id: note.body.id };
      return call(endpoints.updateStatusUpdate, { params, body, version }, token);
    },
  });
  edited.set('a project', {
    field: 'title',
    read: () => call(endpoints.getProject, { params: { pid } }, company.token),
    edit: async (title, version) => {
      const { body: now } = await call(endpoints.getProject, { params: { pid } }, company.token);
      const fields = Object.keys(projectEdit.entries).map((name) => [name, now[name]]);
      const body = { ...Object.fromEntries(fields), title };
      return call(endpoints.editProject, { params: { pid }, body, version }, company.token);
    },
  });

  await call(endpoints.contactUs, {
    body: { Id: 0, Name: 'Ada', Email: 'ada@people.example', Subject: 'A dam', Message: 'Hello.' },
  });
  const { body: messages } = await call(endpoints.listMessages, {}, token);
  const [{ id: messageId }] = messages;
  edited.set('a message', {
    field: 'note',
    read: async () => first(await call(endpoints.listMessages, {}, token), messageId),
    edit: (note, version) => {
      const params = { id: messageId };
      return call(endpoints.updateMessage, { params, body: { note }, version }, token);
    },
  });
});
afterAll(() => app.close());

const things = [
  'a student',
  'a company, by itself',
  'a company, by an admin',
  'an admin',
  'a progress note',
  'a project',
  'a message',
];

test.each(things)(
  'of two who edit %s from the same version, the second is told what is there now',
  async (thing) => {
    const { read, edit, field } = edited.get(thing)!;
    const { version } = (await read()).body;
    expect(version).toMatch(/^[0-9a-f]{32}$/);
    const faster = await edit('Written first', version);
    expect([faster.status, faster.headers.etag]).toEqual([200, `"${faster.body.version}"`]);
    const slower = await edit('Written second', version);
    expect([slower.status, slower.body.code]).toEqual([412, 'changed']);
    expect(slower.body.current).toMatchObject({
      [field]: 'Written first',
      version: faster.body.version,
    });
    expect((await read()).body[field]).toBe('Written first');
    expect((await edit('Written second', faster.body.version)).status).toBe(200);
  },
);

test.each(things)('of ten who edit %s at once from the same version, one is let', async (thing) => {
  const { read, edit } = edited.get(thing)!;
  const { version } = (await read()).body;
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => edit(`Edit ${n}`, version)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(412)]);
});

test.each(things)(
  'who does not say which version of %s they began from is let, as ever',
  async (thing) => {
    expect((await edited.get(thing)!.edit('As ever')).status).toBe(200);
  },
);

test.each(things)(
  'an edit of %s whose answer was lost can be sent again as it was',
  async (thing) => {
    const { read, edit } = edited.get(thing)!;
    const { version } = (await read()).body;
    const answers = [await edit('Sent twice', version), await edit('Sent twice', version)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  },
);
