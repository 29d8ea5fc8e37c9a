import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import type { StaffForm } from '../../../../src/contract/universities/staff.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aMemberOfStaff, anAdmin, aUniversity, type Someone } from '../../../testing/people.ts';

let app: TestApp;
let admin: Someone;
beforeAll(async () => {
  app = await testApp();
  admin = await anAdmin(app.services, 'Moderator');
});
afterAll(() => app.close());

const formFor = (universityIds: number[], more: Partial<StaffForm> = {}): StaffForm => ({
  name: 'Vera Holm',
  email: `vera-${randomUUID()}@people.example`,
  universityIds,
  ...more,
});
const add = (body: StaffForm, idempotencyKey?: string) =>
  app.call(endpoints.addStaff, { body, ...(idempotencyKey && { idempotencyKey }) }, admin.token);
const change = (id: number, body: StaffForm, version?: string) =>
  app.call(endpoints.updateStaff, { params: { id }, body, version }, admin.token);
const find = async (email: string) =>
  (await app.call(endpoints.listStaff, { query: { searchText: email } }, admin.token)).body[0];
const linkIn = async (email: string): Promise<string> => {
  const letter = (await app.mails()).findLast(({ to }) => to === email);
  return /#(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
};

describe('a member of staff', () => {
  test('is invited for one or more universities, sets a password, and signs in as Faculty', async () => {
    const ids = [await aUniversity(app, admin), await aUniversity(app, admin)];
    const form = formFor(ids);
    const added = await add(form);
    expect([added.status, added.body.state]).toEqual([201, 'invited']);
    expect(added.body.universities.map(({ id }: { id: number }) => id).sort()).toEqual(
      ids.toSorted(),
    );
    const password = 'a lattice of my own';
    const body = { token: await linkIn(form.email), password };
    expect((await app.call(endpoints.resetPassword, { body })).status).toBe(200);
    const credentials = { email: form.email, password };
    const { body: session } = await app.call(endpoints.signIn, { body: credentials });
    expect(session.role).toBe('Faculty');
    const { body: own } = await app.call(endpoints.currentFaculty, {}, session.token);
    expect(own).toMatchObject({ name: 'Vera Holm', email: form.email });
    expect(own.universities).toHaveLength(2);
  });

  test('is invited once, however often the form is sent', async () => {
    const form = formFor([await aUniversity(app, admin)]);
    const key = randomUUID();
    const answers = await Promise.all([add(form, key), add(form, key), add(form, key)]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await app.mails()).filter(({ to }) => to === form.email)).toHaveLength(1);
    expect((await add(form)).body.code).toBe('email-taken');
  });

  test.each([
    ['no university', [], 'Choose a university.'],
    [
      'one that is gone',
      [999_999_999],
      'One of these universities has been merged or deleted. Choose again.',
    ],
  ])('is not invited for %s, and nobody is written to', async (_, universityIds, message) => {
    const form = formFor(universityIds);
    const { status, body } = await add(form);
    expect([status, body.errors]).toEqual([400, [{ path: 'universityIds', message }]]);
    expect((await app.mails()).filter(({ to }) => to === form.email)).toEqual([]);
  });

  test('gets another name and other universities, but not over somebody else’s change', async () => {
    const [one, other] = [await aUniversity(app, admin), await aUniversity(app, admin)];
    const form = formFor([one]);
    const { body: before } = await add(form);
    const changed = await change(
      before.id,
      { ...form, name: 'Vera Hale', universityIds: [other] },
      before.version,
    );
    expect(changed.body).toMatchObject({ name: 'Vera Hale', universities: [{ id: other }] });
    const late = await change(before.id, { ...form, name: 'V. Holm' }, before.version);
    expect([late.status, late.body.code]).toEqual([412, 'changed']);
  });

  test('a member of staff without access is signed out at once, and back in when it is given again', async () => {
    const vera = await aMemberOfStaff(app.services, [await aUniversity(app, admin)]);
    const set = (state: 'active' | 'disabled') =>
      app.call(endpoints.setStaffState, { params: { id: vera.id }, body: { state } }, admin.token);
    const look = async () => (await app.call(endpoints.currentFaculty, {}, vera.token)).status;
    expect(await look()).toBe(200);
    expect((await set('disabled')).body.state).toBe('disabled');
    expect(await look()).toBe(401);
    expect((await set('active')).body.state).toBe('active');
    // The session that ended stays so: whoever may sign in again signs in.
    expect(await look()).toBe(401);
  });

  test('a deleted member of staff is signed out at once and gone from the list', async () => {
    const vera = await aMemberOfStaff(app.services, [await aUniversity(app, admin)]);
    const params = { id: vera.id };
    expect((await app.call(endpoints.deleteStaff, { params }, admin.token)).status).toBe(200);
    expect((await app.call(endpoints.currentFaculty, {}, vera.token)).status).toBe(401);
    expect(await find(vera.email)).toBeUndefined();
    expect((await app.call(endpoints.deleteStaff, { params }, admin.token)).status).toBe(404);
  });

  test('is listed by university, by account and by name', async () => {
    const university = await aUniversity(app, admin);
    const form = formFor([university], { name: `Zed ${randomUUID().slice(0, 8)}` });
    await add(form);
    await aMemberOfStaff(app.services, [university], 'Olga Lund');
    const names = async (query: object) =>
      (await app.call(endpoints.listStaff, { query }, admin.token)).body.map(
        ({ name }: { name: string }) => name,
      );
    const of = { university: String(university) };
    expect(await names({ ...of, sort: 'name' })).toEqual(['Olga Lund', form.name]);
    expect(await names({ ...of, state: 'invited' })).toEqual([form.name]);
    expect(await names({ ...of, searchText: 'olga' })).toEqual(['Olga Lund']);
    expect(await names({ searchText: form.email })).toEqual([form.name]);
  });
});

describe('a university with staff', () => {
  const count = async (id: number) =>
    (await app.call(endpoints.getUniversity, { params: { id } }, admin.token)).body.staff;

  test('takes them along when it is merged; who belonged to both belongs once', async () => {
    const [from, into] = [await aUniversity(app, admin), await aUniversity(app, admin)];
    const vera = await aMemberOfStaff(app.services, [from]);
    const both = await aMemberOfStaff(app.services, [from, into]);
    const query = { into: String(into) };
    const params = { id: from };
    const preview = await app.call(endpoints.previewMerge, { params, query }, admin.token);
    expect(preview.body.staff).toBe(2);
    await app.call(endpoints.mergeUniversity, { params, body: { into } }, admin.token);
    expect(await count(into)).toBe(2);
    for (const { token } of [vera, both]) {
      const { body } = await app.call(endpoints.currentFaculty, {}, token);
      expect(body.universities.map(({ id }: { id: number }) => id)).toEqual([into]);
    }
  });

  test('is not deleted', async () => {
    const name = `University ${randomUUID()}`;
    const id = await aUniversity(app, admin, { name });
    await aMemberOfStaff(app.services, [id]);
    const { status, body } = await app.call(
      endpoints.deleteUniversity,
      { params: { id } },
      admin.token,
    );
    const sentence = `1 member of staff belongs to ${name}. Merge it into another university, or change where they belong.`;
    expect([status, body.code, body.detail]).toEqual([409, 'others-depend', sentence]);
    const query = { kind: 'university', ids: String(id) } as const;
    expect((await app.call(endpoints.listDeletions, { query }, admin.token)).body).toEqual([
      { id, sentence, mayForce: false },
    ]);
  });

  test('that is merged while somebody is moved away from it keeps nobody who left', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [from, into, elsewhere] = [
        await aUniversity(app, admin),
        await aUniversity(app, admin),
        await aUniversity(app, admin),
      ];
      const vera = await aMemberOfStaff(app.services, [from]);
      await Promise.all([
        change(vera.id, { name: 'Vera Holm', email: vera.email, universityIds: [elsewhere] }),
        app.call(endpoints.mergeUniversity, { params: { id: from }, body: { into } }, admin.token),
      ]);
      const { body } = await app.call(endpoints.currentFaculty, {}, vera.token);
      expect(body.universities.map(({ id }: { id: number }) => id)).toEqual([elsewhere]);
    }
  });
});
