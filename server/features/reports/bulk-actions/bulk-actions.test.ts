import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuditEntry } from '../../../../src/contract/audit.ts';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import type {
  BulkActionKind,
  BulkActionName,
} from '../../../../src/contract/reports/bulk-actions.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import {
  aCompany,
  anAdmin,
  anApplication,
  aProject,
  aStudent,
  type Someone,
} from '../../../testing/people.ts';

let app: TestApp;
let admin: Someone;
beforeAll(async () => {
  app = await testApp();
  admin = await anAdmin(app.services);
});
afterAll(() => app.close());

const hour = 3_600_000;
const call = async (
  name: 'getBulkAction' | 'startBulkAction' | 'undoBulkAction',
  id: number,
  by = admin,
) => (await app.call(endpoints[name], { params: { id } }, by.token)).body;
const propose = async (kind: BulkActionKind, act: BulkActionName, ids: readonly number[]) =>
  (await app.call(endpoints.proposeBulkAction, { body: { kind, act, ids: [...ids] } }, admin.token))
    .body;
const signedIn = async ({ token }: Someone) =>
  (await app.call(endpoints.me, {}, token)).status === 200;
const crowd = (size: number) =>
  Promise.all(Array.from({ length: size }, () => aStudent(app.services)));
const idsOf = (people: readonly { id: number }[]) => people.map(({ id }) => id);
async function disabled(people: readonly Someone[]) {
  const { id } = await propose('student', 'disable', idsOf(people));
  await call('startBulkAction', id);
  await app.finishBulkActions();
  return call('getBulkAction', id);
}

describe('a bulk action', () => {
  test('is shown first: nothing happens, and it says what hangs on them', async () => {
    const [student, other] = await crowd(2);
    const company = await aCompany(app.services, 'Shown Works');
    await anApplication(app, student!, await aProject(app.services, company));
    const act = await propose('student', 'disable', [student!.id, other!.id, 999_999_999]);
    expect(act).toMatchObject({ state: 'proposed', people: 2, handled: 0, undoUntil: null });
    expect(act).toMatchObject({ sessions: 2, openApplications: 1, openProjects: 0 });
    expect(await propose('company', 'disable', [company.companyId])).toMatchObject({
      sessions: 1,
      openApplications: 1,
      openProjects: 1,
    });
    await app.finishBulkActions();
    expect(await signedIn(student!)).toBe(true);
  });

  test('is done by a job that says how far it is, and passes over who needs nothing', async () => {
    const people = await crowd(4);
    await disabled(people.slice(0, 1));
    const { id } = await propose('student', 'disable', idsOf(people));
    expect(await call('startBulkAction', id)).toMatchObject({ state: 'running', handled: 0 });
    expect(await signedIn(people[1]!)).toBe(true);
    await app.finishBulkActions();
    expect(await call('getBulkAction', id)).toMatchObject({
      state: 'done',
      handled: 4,
      changed: 3,
    });
    for (const one of people) expect(await signedIn(one)).toBe(false);
  });

  test('says of whoever cannot be let in that somebody else has their address by now', async () => {
    const [owner, late] = await crowd(2);
    await sql`
      update accounts a set state = 'unverified', email = o.email, normal_email = o.normal_email
      from accounts o where o.id = ${owner!.id} and a.id = ${late!.id}`.execute(app.services.db);
    const { id } = await propose('student', 'enable', [late!.id]);
    await call('startBulkAction', id);
    await app.finishBulkActions();
    expect((await call('getBulkAction', id)).refusals).toMatchObject([
      { reason: 'This email address is already in use.' },
    ]);
  });

  test('pressed twice is done once, and each is written down in the admin’s name', async () => {
    const people = await crowd(2);
    const { id } = await propose('student', 'disable', idsOf(people));
    await Promise.all([call('startBulkAction', id), call('startBulkAction', id)]);
    await app.finishBulkActions();
    const query = { pageSize: '100', searchText: admin.email };
    const { body } = await app.call(endpoints.listAudit, { query }, admin.token);
    const written = body.filter(
      ({ act, subjectId }: AuditEntry) => act === 'disabled' && idsOf(people).includes(subjectId!),
    );
    expect(written).toHaveLength(2);
  });

  test('is taken back within a day: who it changed, and nobody whom somebody has changed since', async () => {
    const people = await crowd(3);
    await disabled(people.slice(0, 1));
    const { id } = await disabled(people);
    const enable = { params: { id: people[2]!.id }, body: { state: 'active' } } as const;
    await app.call(endpoints.setStudentState, enable, admin.token);
    await call('undoBulkAction', id);
    await app.finishBulkActions();
    expect(await call('getBulkAction', id)).toMatchObject({ state: 'taken back', undoUntil: null });
    const { body } = await app.call(
      endpoints.listStudents,
      { query: { state: 'disabled', pageSize: '100' } },
      admin.token,
    );
    const still = body.map(({ sId }: { sId: number }) => sId);
    expect(people.map(({ id: one }) => still.includes(one))).toEqual([true, false, false]);
  });

  test('is not taken back after a day', async () => {
    const { id, undoUntil } = await disabled(await crowd(1));
    expect(undoUntil).not.toBeNull();
    app.passTime(24 * hour);
    admin = await anAdmin(app.services);
    expect((await call('undoBulkAction', id)).code).toBe('undo-over');
  });

  test('leaves out those it may not change, and says why', async () => {
    const [student, other] = await crowd(2);
    const company = await aCompany(app.services, 'Kept Works');
    await anApplication(app, student!, await aProject(app.services, company));
    const { id } = await propose('student', 'delete', [student!.id, other!.id]);
    await call('startBulkAction', id);
    await app.finishBulkActions();
    const act = await call('getBulkAction', id);
    expect(act).toMatchObject({ state: 'done', changed: 1, refused: 1, undoUntil: null });
    expect(act.refusals).toEqual([{ label: 'Ada Byron', reason: expect.stringContaining('1 ') }]);
    expect((await call('undoBulkAction', id)).code).toBe('undo-over');
  });

  test('stops where whoever began it is no admin any more', async () => {
    const [other, student] = [await anAdmin(app.services), (await crowd(1))[0]!];
    const { id } = await propose('student', 'disable', [student.id]);
    await call('startBulkAction', id, other);
    const disable = { params: { id: other.id }, body: { state: 'disabled' } } as const;
    await app.call(endpoints.setAdminState, disable, admin.token);
    await app.finishBulkActions();
    expect(await call('getBulkAction', id)).toMatchObject({ changed: 0, refused: 1 });
    expect(await signedIn(student)).toBe(true);
  });

  test('verifies companies, and no student', async () => {
    const company = await aCompany(app.services, 'Checked Works');
    const { id } = await propose('company', 'verify', [company.companyId]);
    await call('startBulkAction', id);
    await app.finishBulkActions();
    const params = { id: company.companyId };
    expect((await app.call(endpoints.getCompany, { params }, admin.token)).body.verified).toBe(
      true,
    );
    expect((await propose('student', 'verify', [1])).errors[0].path).toBe('act');
  });

  test('goes by a search as well: everybody it finds when it is shown, and nobody who comes later', async () => {
    const proposeMatching = (matching: { searchText: string }, act: BulkActionName = 'disable') =>
      app.call(
        endpoints.proposeBulkActionOnMatching,
        { body: { kind: 'student', act: act as 'disable', matching } },
        admin.token,
      );
    const named = () => aStudent(app.services, { firstName: 'Quillon' });
    const people = [await named(), await named(), await named()];
    await crowd(1);
    const { status, body } = await proposeMatching({ searchText: 'quillon' });
    expect([status, body.people]).toEqual([201, 3]);
    const late = await named();
    await call('startBulkAction', body.id);
    await app.finishBulkActions();
    expect(await Promise.all([...people, late].map(signedIn))).toEqual([false, false, false, true]);

    const nobody = await proposeMatching({ searchText: 'no such student' });
    expect(nobody.body.errors).toEqual([
      { path: 'matching', message: 'Nothing matches any more.' },
    ]);
    expect((await proposeMatching({ searchText: 'quillon' }, 'verify')).body.errors[0].path).toBe(
      'act',
    );
  });

  test('is listed for a day, with from how many people on it is shown first', async () => {
    await disabled(await crowd(1));
    const { body } = await app.call(endpoints.listBulkActions, {}, admin.token);
    expect(body.above).toBe(50);
    expect(body.acts[0]).toMatchObject({ act: 'disable', kind: 'student', by: admin.email });
  });
});
