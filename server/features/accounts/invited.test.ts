import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { anAdmin, aStudent, aUniversity, type Someone } from '../../testing/people.ts';

let app: TestApp;
let admin: Someone;
let universityId: number;
beforeAll(async () => {
  app = await testApp();
  admin = await anAdmin(app.services);
  universityId = await aUniversity(app, admin);
});
afterAll(() => app.close());

const kinds = {
  student: {
    add: endpoints.addStudent,
    form: {
      firstName: 'Zoë',
      lastName: 'Ångström',
      engineeringType: 'Civil',
      collegeYear: 'Final',
      university: 'Østfold',
    },
    list: endpoints.listStudents,
    again: endpoints.inviteStudentAgain,
  },
  company: {
    add: endpoints.addCompany,
    form: { name: 'Span', recruiter: 'Noor', industry: 'Bridges', size: '1-10' },
    list: endpoints.listCompanies,
    again: endpoints.inviteCompanyAgain,
  },
  admin: {
    add: endpoints.addAdmin,
    form: { name: 'Noor', role: 'Moderator' },
    list: endpoints.listAdmins,
    again: endpoints.inviteAdminAgain,
  },
  'member of staff': {
    add: endpoints.addStaff,
    form: {
      name: 'Vera Holm',
      get universityIds() {
        return [universityId];
      },
    },
    list: endpoints.listStaff,
    again: endpoints.inviteStaffAgain,
  },
} as const;

describe.each(Object.entries(kinds))('an invited %s', (kind, { add, form, list, again }) => {
  const invited = async () => {
    const email = `${kind.replaceAll(' ', '-')}-${randomUUID()}@people.example`;
    const { body } = await app.call(add, { body: { ...form, email } as never }, admin.token);
    return { email, id: (body.sId ?? body.id) as number, state: body.state };
  };
  const states = async (state: string, email: string) => {
    const { body } = await app.call(list, { query: { state } as never }, admin.token);
    return body.filter((row: { email: string }) => row.email === email).length;
  };
  const invite = (id: number) => app.call(again, { params: { id } }, admin.token);
  const letters = async (email: string) => (await app.mails()).filter(({ to }) => to === email);

  test('is told apart until they have chosen a password, by a filter too', async () => {
    const { email, state } = await invited();
    expect(state).toBe('invited');
    expect([await states('invited', email), await states('active', email)]).toEqual([1, 0]);
    const [letter] = await letters(email);
    const token = /#(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
    const password = 'a lattice of my own';
    await app.call(endpoints.resetPassword, { body: { token, password } });
    expect([await states('invited', email), await states('active', email)]).toEqual([0, 1]);
  });

  test('is invited once more, by a link that ends the one before, and so often and no more', async () => {
    const { email, id } = await invited();
    const answer = await invite(id);
    expect([answer.status, answer.body]).toEqual([200, `Invitation sent to ${email}.`]);
    const [first, second] = (await letters(email)).map(({ text }) => /#(\S+)/.exec(text)?.[1]);
    const set = (token = '') =>
      app.call(endpoints.resetPassword, { body: { token, password: 'a lattice of my own' } });
    expect((await set(first)).body.code).toBe('link-refused');
    for (let sent = 1; sent < 5; sent += 1) expect((await invite(id)).status).toBe(200);
    expect((await invite(id)).body).toMatchObject({
      code: 'too-many-requests',
      detail:
        'We have already sent this address several emails. Send the invitation again in an hour.',
    });
    expect(await letters(email)).toHaveLength(6);
    expect(second).toBeDefined();
  });
});

test('a person with a password is not invited again', async () => {
  const student = await aStudent(app.services);
  const answer = await app.call(
    endpoints.inviteStudentAgain,
    { params: { id: student.id } },
    admin.token,
  );
  expect(answer.body.code).toBe('not-invited');
});
