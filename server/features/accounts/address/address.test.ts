import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import type { Student } from '../../../../src/contract/students/students.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import {
  aCompany,
  anAdmin,
  aStudent,
  knownPassword,
  type Someone,
} from '../../../testing/people.ts';

let app: TestApp;
let admin: Someone;
beforeAll(async () => {
  app = await testApp();
});
// A test that lets days pass ends sessions.
beforeEach(async () => {
  admin = await anAdmin(app.services);
});
afterAll(() => app.close());

const day = 24 * 3_600_000;
let people = 0;
const newEmail = () => `new-${people++}@people.example`;

const profile = {
  firstName: 'Ada',
  lastName: 'Byron',
  engineeringType: 'Computer',
  collegeYear: 'Third',
  university: 'University of Lindow',
} as const;
const correct = (sId: number, email: string) =>
  app.call(endpoints.updateStudent, { params: { sId }, body: { ...profile, email } }, admin.token);
const listed = async (email: string) => {
  const query = { searchText: email };
  const { body } = await app.call(endpoints.listStudents, { query }, admin.token);
  return body.find((student: Student) => student.email === email);
};
const signIn = async (email: string, password = knownPassword) =>
  (await app.call(endpoints.signIn, { body: { email, password } })).status;
/** What the page behind the last mail to an address finds after its `#`. */
async function tokenMailedTo(email: string): Promise<string> {
  const mail = (await app.mails()).findLast(({ to }) => to === email);
  return /#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? `no link in “${mail?.subject}”`;
}
const confirm = (token: string) => app.call(endpoints.confirmAddress, { body: { token } });
const keep = (token: string) => app.call(endpoints.keepAddress, { body: { token } });
const setPassword = (token: string, password = 'a truss of larch wood') =>
  app.call(endpoints.resetPassword, { body: { token, password } });

describe('the address of a confirmed account, changed by an admin', () => {
  test('counts once the owner of the new one has confirmed it, and waits until then', async () => {
    const student = await aStudent(app.services);
    const email = newEmail();
    expect((await correct(student.id, email)).body.email).toBe(student.email);
    expect(await listed(student.email)).toMatchObject({ email: student.email, newEmail: email });
    expect(await signIn(email)).toBe(401);
    expect(await signIn(student.email)).toBe(200);

    expect((await confirm(await tokenMailedTo(email))).status).toBe(200);
    expect(await listed(email)).toMatchObject({ email, newEmail: null });
    expect(await signIn(student.email)).toBe(401);
    expect(await signIn(email)).toBe(200);
    const told = (await app.mails()).findLast(({ to }) => to === student.email);
    expect(told?.text).toContain(`You now sign in to Trestle as ${email}.`);
  });

  test('ends every session and every link that was mailed before', async () => {
    const student = await aStudent(app.services);
    await app.call(endpoints.forgotPassword, { body: { email: student.email } });
    const before = await tokenMailedTo(student.email);
    await correct(student.id, newEmail());
    expect((await app.call(endpoints.me, {}, student.token)).status).toBe(401);
    expect((await setPassword(before)).body.code).toBe('link-refused');
  });

  test('ends what was opened and mailed while it waited, when it is confirmed', async () => {
    const student = await aStudent(app.services);
    const email = newEmail();
    await correct(student.id, email);
    const confirming = await tokenMailedTo(email);
    const { body } = await app.call(endpoints.signIn, {
      body: { email: student.email, password: knownPassword },
    });
    await app.call(endpoints.forgotPassword, { body: { email: student.email } });
    const meanwhile = await tokenMailedTo(student.email);
    await confirm(confirming);
    expect((await app.call(endpoints.me, {}, body.token)).status).toBe(401);
    expect((await setPassword(meanwhile)).body.code).toBe('link-refused');
  });

  test('stays when the owner of the old one says that it was not them', async () => {
    const student = await aStudent(app.services);
    const email = newEmail();
    await correct(student.id, email);
    const confirming = await tokenMailedTo(email);
    expect((await keep(await tokenMailedTo(student.email))).status).toBe(200);
    expect((await confirm(confirming)).body.code).toBe('link-refused');
    expect(await listed(student.email)).toMatchObject({ newEmail: null });
    expect(await signIn(student.email)).toBe(200);
  });

  test('is confirmed for seven days, and by the newest link alone', async () => {
    const student = await aStudent(app.services);
    const [first, second] = [newEmail(), newEmail()];
    await correct(student.id, first);
    const replaced = await tokenMailedTo(first);
    await correct(student.id, second);
    expect((await confirm(replaced)).body.code).toBe('link-refused');
    const late = await tokenMailedTo(second);
    app.passTime(7 * day);
    expect((await confirm(late)).body.code).toBe('link-refused');
  });

  test('is refused where somebody else took it meanwhile', async () => {
    const [student, other] = [await aStudent(app.services), await aStudent(app.services)];
    const email = newEmail();
    await correct(student.id, email);
    const token = await tokenMailedTo(email);
    await correct(other.id, email);
    await confirm(await tokenMailedTo(email));
    expect((await confirm(token)).body.code).toBe('email-taken');
    expect(await signIn(student.email)).toBe(200);
  });

  test('no link for one thing does another', async () => {
    const student = await aStudent(app.services);
    const email = newEmail();
    await correct(student.id, email);
    const confirming = await tokenMailedTo(email);
    expect((await setPassword(confirming)).body.code).toBe('link-refused');
    expect((await keep(confirming)).body.code).toBe('link-refused');
    expect((await confirm(confirming)).status).toBe(200);
  });

  test('goes along with a company that was written to at it', async () => {
    const company = await aCompany(app.services, 'Moving Works');
    const email = newEmail();
    const form = {
      name: 'Moving Works',
      recruiter: 'Ines Alvar',
      industry: 'Bridges',
      size: '11-50',
      email,
    } as const;
    const change = { params: { id: company.companyId }, body: form };
    const changed = await app.call(endpoints.updateCompany, change, admin.token);
    expect(changed.body).toMatchObject({ email: company.email, newEmail: email });
    await confirm(await tokenMailedTo(email));
    const query = { searchText: 'Moving Works' };
    const { body } = await app.call(endpoints.listCompanies, { query }, admin.token);
    expect(body[0]).toMatchObject({ email, newEmail: null });
  });
});

describe('the address of an account nobody has confirmed', () => {
  test('is corrected at once, the invitation goes out anew, and the old link is worthless', async () => {
    const [wrong, right] = [newEmail(), newEmail()];
    const added = await app.call(
      endpoints.addStudent,
      { body: { ...profile, email: wrong } },
      admin.token,
    );
    const strangers = await tokenMailedTo(wrong);
    expect((await correct(added.body.sId, right)).body.email).toBe(right);
    expect((await setPassword(strangers)).body.code).toBe('link-refused');
    expect((await setPassword(await tokenMailedTo(right))).status).toBe(200);
    expect(await signIn(right, 'a truss of larch wood')).toBe(200);
  });

  test('leaves behind the password that was chosen with the wrong one', async () => {
    const [wrong, right] = [newEmail(), newEmail()];
    await app.call(endpoints.registerStudent, {
      body: { ...profile, email: wrong, password: 'a stranger chose this' },
    });
    const { sId } = await listed(wrong);
    await correct(sId, right);
    expect(await signIn(right, 'a stranger chose this')).toBe(401);
    await setPassword(await tokenMailedTo(right));
    expect(await signIn(right, 'a truss of larch wood')).toBe(200);
  });
});
