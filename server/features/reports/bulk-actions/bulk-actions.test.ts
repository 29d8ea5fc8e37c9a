import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuditEntry } from '../../../../src/contract/audit.ts';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import type { MassActKind, MassActName } from '../../../../src/contract/reports/bulk-actions.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import {
  aCompany,
  anAdmin,
  anApplication,
  aProject,
  aStudent,
  type Someone,
} from '../../../testing/people.ts';

let house: TestApp;
let admin: Someone;
beforeAll(async () => {
  house = await testApp();
  admin = await anAdmin(house.services);
});
afterAll(() => house.close());

const hour = 3_600_000;
const call = async (name: 'getMassAct' | 'startMassAct' | 'undoMassAct', id: number, by = admin) =>
  (await house.call(endpoints[name], { params: { id } }, by.token)).body;
const propose = async (kind: MassActKind, act: MassActName, ids: readonly number[]) =>
  (await house.call(endpoints.proposeMassAct, { body: { kind, act, ids: [...ids] } }, admin.token))
    .body;
const signedIn = async ({ token }: Someone) =>
  (await house.call(endpoints.me, {}, token)).status === 200;
const crowd = (size: number) =>
  Promise.all(Array.from({ length: size }, () => aStudent(house.services)));
const idsOf = (people: readonly { id: number }[]) => people.map(({ id }) => id);
async function disabled(people: readonly Someone[]) {
  const { id } = await propose('student', 'disable', idsOf(people));
  await call('startMassAct', id);
  await house.finishMassActs();
  return call('getMassAct', id);
}

describe('what an admin does to many', () => {
  test('is shown first: nothing happens, and it says what hangs on them', async () => {
    const [student, other] = await crowd(2);
    const company = await aCompany(house.services, 'Shown Works');
    await anApplication(house, student!, await aProject(house.services, company));
    const act = await propose('student', 'disable', [student!.id, other!.id, 999_999_999]);
    expect(act).toMatchObject({ state: 'proposed', people: 2, handled: 0, undoUntil: null });
    expect(act).toMatchObject({ sessions: 2, openApplications: 1, openProjects: 0 });
    expect(await propose('company', 'disable', [company.companyId])).toMatchObject({
      sessions: 1,
      openApplications: 1,
      openProjects: 1,
    });
    await house.finishMassActs();
    expect(await signedIn(student!)).toBe(true);
  });

  test('is done by a job that says how far it is, and passes over who needs nothing', async () => {
    const people = await crowd(4);
    await disabled(people.slice(0, 1));
    const { id } = await propose('student', 'disable', idsOf(people));
    expect(await call('startMassAct', id)).toMatchObject({ state: 'running', handled: 0 });
    expect(await signedIn(people[1]!)).toBe(true);
    await house.finishMassActs();
    expect(await call('getMassAct', id)).toMatchObject({ state: 'done', handled: 4, changed: 3 });
    for (const one of people) expect(await signedIn(one)).toBe(false);
  });

  test('pressed twice is done once, and each is written down in the admin’s name', async () => {
    const people = await crowd(2);
    const { id } = await propose('student', 'disable', idsOf(people));
    await Promise.all([call('startMassAct', id), call('startMassAct', id)]);
    await house.finishMassActs();
    const query = { pageSize: '100', searchText: admin.email };
    const { body } = await house.call(endpoints.listAudit, { query }, admin.token);
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
    await house.call(endpoints.setStudentState, enable, admin.token);
    await call('undoMassAct', id);
    await house.finishMassActs();
    expect(await call('getMassAct', id)).toMatchObject({ state: 'taken back', undoUntil: null });
    const { body } = await house.call(
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
    house.passTime(24 * hour);
    admin = await anAdmin(house.services);
    expect((await call('undoMassAct', id)).code).toBe('undo-over');
  });

  test('leaves out those it may not change, and says why', async () => {
    const [student, other] = await crowd(2);
    const company = await aCompany(house.services, 'Kept Works');
    await anApplication(house, student!, await aProject(house.services, company));
    const { id } = await propose('student', 'delete', [student!.id, other!.id]);
    await call('startMassAct', id);
    await house.finishMassActs();
    const act = await call('getMassAct', id);
    expect(act).toMatchObject({ state: 'done', changed: 1, refused: 1, undoUntil: null });
    expect(act.refusals).toEqual([{ label: 'Ada Byron', reason: expect.stringContaining('1 ') }]);
    expect((await call('undoMassAct', id)).code).toBe('undo-over');
  });

  test('stops where whoever began it is no admin any more', async () => {
    const [other, student] = [await anAdmin(house.services), (await crowd(1))[0]!];
    const { id } = await propose('student', 'disable', [student.id]);
    await call('startMassAct', id, other);
    const disable = { params: { id: other.id }, body: { state: 'disabled' } } as const;
    await house.call(endpoints.setAdminState, disable, admin.token);
    await house.finishMassActs();
    expect(await call('getMassAct', id)).toMatchObject({ changed: 0, refused: 1 });
    expect(await signedIn(student)).toBe(true);
  });

  test('verifies companies, and no student', async () => {
    const company = await aCompany(house.services, 'Checked Works');
    const { id } = await propose('company', 'verify', [company.companyId]);
    await call('startMassAct', id);
    await house.finishMassActs();
    const params = { id: company.companyId };
    expect((await house.call(endpoints.getCompany, { params }, admin.token)).body.verified).toBe(
      true,
    );
    expect((await propose('student', 'verify', [1])).errors[0].path).toBe('act');
  });

  test('goes by a search as well: everybody it finds when it is shown, and nobody who comes later', async () => {
    const proposeMatching = (matching: { searchText: string }, act: MassActName = 'disable') =>
      house.call(
        endpoints.proposeMassActOnMatching,
        { body: { kind: 'student', act: act as 'disable', matching } },
        admin.token,
      );
    const named = () => aStudent(house.services, { firstName: 'Quillon' });
    const people = [await named(), await named(), await named()];
    await crowd(1);
    const { status, body } = await proposeMatching({ searchText: 'quillon' });
    expect([status, body.people]).toEqual([201, 3]);
    const late = await named();
    await call('startMassAct', body.id);
    await house.finishMassActs();
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
    const { body } = await house.call(endpoints.listMassActs, {}, admin.token);
    expect(body.above).toBe(50);
    expect(body.acts[0]).toMatchObject({ act: 'disable', kind: 'student', by: admin.email });
  });
});
