import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import type { NewStudent } from '../../../src/contract/students/managed-students.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import {
  aCompany,
  anAdmin,
  anApplication,
  aProject,
  aStudent,
  type Someone,
} from '../../testing/people.ts';

let app: TestApp;
let admin: Someone;
beforeAll(async () => {
  app = await testApp();
  admin = await anAdmin(app.services, 'Moderator');
});
afterAll(() => app.close());

const form = (email: string, more: Partial<NewStudent> = {}): NewStudent => ({
  firstName: 'Zoë',
  lastName: 'Ångström',
  email,
  engineeringType: 'Civil',
  collegeYear: 'Final',
  university: 'Østfold',
  ...more,
});
const add = (body: NewStudent, idempotencyKey?: string) =>
  app.call(endpoints.addStudent, { body, ...(idempotencyKey && { idempotencyKey }) }, admin.token);
const state = (id: number, to: 'active' | 'disabled') =>
  app.call(endpoints.setStudentState, { params: { id }, body: { state: to } }, admin.token);
const remove = (id: number, force?: 'true') =>
  app.call(endpoints.deleteStudent, { params: { id }, query: force ? { force } : {} }, admin.token);

describe('a student added by an admin', () => {
  test('is invited by mail, chooses a password and signs in', async () => {
    const email = 'invited@people.example';
    const added = await add(form(email));
    expect(added).toMatchObject({
      status: 201,
      body: { email, state: 'invited', lastName: 'Ångström' },
    });
    const letter = (await app.mails()).findLast(({ to }) => to === email)!;
    const token = /#(\S+)/.exec(letter.text)![1]!;
    const password = 'a lattice of my own';
    await app.call(endpoints.resetPassword, { body: { token, password } });
    const signedIn = await app.call(endpoints.signIn, { body: { email, password } });
    expect(signedIn.body.role).toBe('Student');
  });

  test('with an address in use is refused at the email field', async () => {
    const { email } = await aStudent(app.services);
    const answer = await add(form(email.toUpperCase()));
    expect(answer).toMatchObject({ status: 409, body: { code: 'email-taken' } });
    expect(answer.body.errors).toEqual([
      { path: 'email', message: 'This email address is already in use.' },
    ]);
  });

  test('ten times at once is added once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => add(form('ten-times@people.example'))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
  });

  test('again with the same key is answered the same and invited once', async () => {
    const email = 'repeated@people.example';
    const first = await add(form(email), 'one-key-for-both');
    const second = await add(form(email), 'one-key-for-both');
    expect(second).toMatchObject({ status: 201, body: first.body });
    expect((await app.mails()).filter(({ to }) => to === email)).toHaveLength(1);
  });
});

describe('a disabled student', () => {
  test('is refused on the very next call, and signs in anew once enabled', async () => {
    const student = await aStudent(app.services);
    const me = () => app.call(endpoints.me, {}, student.token);
    expect((await me()).status).toBe(200);
    expect((await state(student.id, 'disabled')).body.state).toBe('disabled');
    expect((await me()).status).toBe(401);
    expect((await state(student.id, 'active')).body.state).toBe('active');
    expect((await me()).status).toBe(401);
  });

  test('is found by the filter', async () => {
    const { id } = await aStudent(app.services, { firstName: 'Shut' });
    await state(id, 'disabled');
    const query = { state: 'disabled', searchText: 'shut' } as const;
    const listed = await app.call(endpoints.listStudents, { query }, admin.token);
    expect(listed.body).toMatchObject([{ sId: id, state: 'disabled' }]);
  });
});

describe('deleting a student', () => {
  test('whom nothing depends on is done at once, with the account', async () => {
    const student = await aStudent(app.services);
    expect((await remove(student.id)).status).toBe(200);
    expect((await app.call(endpoints.me, {}, student.token)).status).toBe(401);
    expect((await remove(student.id)).status).toBe(404);
  });

  test('says what would be lost; done even so, the places are free again', async () => {
    const student = await aStudent(app.services);
    const company = await aCompany(app.services);
    const pid = await aProject(app.services, company, { places: 1 });
    const other = await aProject(app.services, company);
    const id = await anApplication(app, student, pid);
    await anApplication(app, student, other);
    const move = (event: 'offer' | 'accept', by: Someone) =>
      app.call(endpoints.moveApplication, { params: { id }, body: { event } }, by.token);
    await move('offer', company);
    await move('accept', student);

    expect((await remove(student.id)).body).toMatchObject({
      code: 'others-depend',
      detail:
        '2 applications and 1 accepted place would be lost. Disable the student instead to keep them.',
    });
    expect((await remove(student.id, 'true')).status).toBe(200);
    const { rows } = await sql`
      select places_taken, open_applications from projects where id in (${pid}, ${other})`.execute(
      app.database.db,
    );
    expect(rows).toEqual(Array(2).fill({ places_taken: 0, open_applications: 0 }));
  });

  test('never deletes somebody who is no student', async () => {
    const company = await aCompany(app.services);
    expect((await remove(company.id, 'true')).status).toBe(404);
    expect((await state(admin.id, 'disabled')).status).toBe(404);
  });
});

test('a student is read by their number, as they are listed; no other account is one', async () => {
  const student = await aStudent(app.services);
  const record = (id: number) => app.call(endpoints.getStudent, { params: { id } }, admin.token);
  const { body: listed } = await app.call(
    endpoints.listStudents,
    { query: { searchText: student.email } },
    admin.token,
  );
  expect(await record(student.id)).toMatchObject({ status: 200, body: listed[0] });
  expect((await record(admin.id)).status).toBe(404);
});
