import { sql } from 'kysely';
import { afterAll, aroundEach, beforeAll, describe, expect, test } from 'vitest';
import type { AuditEntry } from '../../../src/contract/audit.ts';
import { auditedKinds } from '../../../src/contract/audited-kinds.ts';
import { type CallOf, changesSomething } from '../../../src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../../src/contract/endpoints.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { validRequests } from '../../testing/valid-requests.ts';
import { aWorld, type World } from '../../testing/world.ts';
import { changes, loggable, recordOf } from './audit.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await testApp();
  world = await aWorld(app);
});
aroundEach((run) => app.database.undone(run));
afterAll(() => app.close());

const log = async (query: CallOf<typeof endpoints.listAudit>['query'] = {}) =>
  (await app.call(endpoints.listAudit, { query }, world.admin.token)).body as AuditEntry[];
const does = (name: EndpointName, { admin }: World, more: object = {}) =>
  app.call(
    endpoints[name],
    { ...validRequests[name](world, 'admin'), ...more } as never,
    admin.token,
  );

describe('every act of an admin is kept', () => {
  const acts: [EndpointName, string, string, object?][] = [
    ['addStudent', 'added', 'student'],
    ['updateStudent', 'changed', 'student'],
    ['setPicture', 'changed', 'student'],
    ['setStudentState', 'disabled', 'student'],
    ['importStudents', 'imported', 'student', { query: { mode: 'whole' } }],
    ['deleteStudent', 'deleted', 'student'],
    ['addAdmin', 'added', 'admin'],
    ['updateAdmin', 'changed', 'admin'],
    ['setAdminState', 'disabled', 'admin'],
    ['deleteAdmin', 'deleted', 'admin'],
    ['inviteStudentAgain', 'invited again', 'student'],
    ['inviteAdminAgain', 'invited again', 'admin'],
    ['inviteCompanyAgain', 'invited again', 'company'],
    ['addCompany', 'added', 'company'],
    ['updateCompany', 'changed', 'company'],
    ['verifyCompany', 'verified', 'company'],
    ['decideDomain', 'domain allowed', 'company'],
    ['setCompanyState', 'disabled', 'company'],
    ['deleteCompany', 'deleted', 'company'],
    ['postProject', 'posted', 'project'],
    ['editProject', 'changed', 'project'],
    ['moveProject', 'moved', 'project'],
    ['deleteProject', 'deleted', 'project'],
    ['rankApplicants', 'ranked', 'project'],
    ['moveApplication', 'moved', 'application'],
    ['moveApplicants', 'moved', 'application'],
    ['proposePlan', 'planned', 'application'],
    ['reviewDelivery', 'reviewed', 'application'],
    ['waiveMilestone', 'waived', 'application'],
    ['answerCheckIn', 'answered', 'application'],
    ['answerExtension', 'answered', 'application'],
    ['decideOutcome', 'decided', 'application'],
    ['allowShowing', 'answered', 'application'],
    ['saveRubric', 'changed', 'rubric'],
    ['revokeCredential', 'revoked', 'credential'],
    ['renewCredential', 'changed', 'credential'],
    ['decideObjection', 'decided', 'application'],
    ['remind', 'reminded', 'application'],
    ['remindCompany', 'reminded', 'application'],
    ['writeAboutWork', 'wrote', 'application'],
    ['giveTime', 'extended', 'application'],
    ['addStatusUpdate', 'added', 'status'],
    ['updateStatusUpdate', 'changed', 'status'],
    ['deleteStatusUpdate', 'deleted', 'status'],
    ['updateMessage', 'changed', 'message'],
    ['replyToMessage', 'answered', 'message'],
    ['deleteMessage', 'deleted', 'message'],
    ['writeLetter', 'sent', 'letter'],
    ['addUniversity', 'added', 'university'],
    ['updateUniversity', 'changed', 'university'],
    ['nameUniversity', 'changed', 'university'],
    ['mergeUniversity', 'merged', 'university'],
    ['deleteUniversity', 'deleted', 'university'],
    ['addStaff', 'added', 'staff'],
    ['updateStaff', 'changed', 'staff'],
    ['setStaffState', 'disabled', 'staff'],
    ['inviteStaffAgain', 'invited again', 'staff'],
    ['deleteStaff', 'deleted', 'staff'],
    ['addTerm', 'added', 'term'],
    ['updateTerm', 'changed', 'term'],
    ['deleteTerm', 'deleted', 'term'],
    ['proposeAssignment', 'proposed', 'assignment'],
    ['publishAssignment', 'published', 'assignment'],
    ['undoAssignment', 'undone', 'assignment'],
    ['discardAssignment', 'discarded', 'assignment'],
  ];

  test.each(acts)('%s is written down as %s %s', async (name, act, kind, more) => {
    const before = await log();
    const answer = await does(name, world, more);
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    const [entry] = (await log()).filter(({ id }) => !before.some((old) => old.id === id));
    expect(entry).toMatchObject({ act, kind, who: world.admin.email });
    expect(entry!.subject).not.toBe('');
    expect(entry!.before ?? entry!.after).not.toBeNull();
    expect(JSON.stringify(entry)).not.toMatch(/argon|token|hash|password/i);
  });

  test('and no call of an admin that changes something is missing here', () => {
    const known = new Set(acts.map(([name]) => name));
    const own: EndpointName[] = [
      'removePicture',
      // These only look.
      'proposeBulkAction',
      'proposeBulkActionOnMatching',
      // Each one they change is written down when it is changed.
      'startBulkAction',
      'undoBulkAction',
    ];
    const left = Object.entries(endpoints).filter(
      ([name, endpoint]) =>
        changesSomething(endpoint) &&
        typeof endpoint.audience === 'object' &&
        'Admin' in endpoint.audience &&
        endpoint.audience.Admin === 'any' &&
        !known.has(name as EndpointName) &&
        !own.includes(name as EndpointName),
    );
    expect(left.map(([name]) => name)).toEqual([]);
  });
});

test('acts of students and companies are not in the log', async () => {
  const before = (await log()).length;
  await app.call(
    endpoints.moveProject,
    { params: { id: world.openPid }, body: { status: 'On Hold' } },
    world.owner.company.token,
  );
  expect(await log()).toHaveLength(before);
});

test('an act that is refused leaves nothing behind', async () => {
  const before = (await log()).length;
  const { id } = world.owner.student;
  await app.call(endpoints.deleteStudent, { params: { id } }, world.admin.token);
  expect(await log()).toHaveLength(before);
});

describe('the table of acts', () => {
  test.each([
    ['update', sql`update audit_log set who = 'somebody else'`],
    ['update of nothing', sql`update audit_log set who = '' where id = -1`],
    ['delete', sql`delete from audit_log`],
    ['truncate', sql`truncate audit_log`],
  ])('refuses an %s', async (_, statement) => {
    const all = () => app.database.db.selectFrom('audit_log').selectAll().orderBy('id').execute();
    const before = await all();
    expect(before.length).toBeGreaterThan(0);
    await expect(statement.execute(app.database.db)).rejects.toThrow('append-only');
    expect(await all()).toEqual(before);
  });

  test('outlives whoever acted and whoever was acted on', async () => {
    await does('deleteStudent', world);
    await sql`delete from accounts where id = ${world.admin.id}`.execute(app.database.db);
    const { email } = world.admin;
    const { admin } = await aWorld(app);
    const query = { searchText: email, kind: 'student' } as const;
    const { body } = await app.call(endpoints.listAudit, { query }, admin.token);
    expect(body).toMatchObject([{ act: 'deleted', who: email }]);
  });

  test('is searched, filtered by kind and by day, sorted and exported', async () => {
    await does('verifyCompany', world);
    const today = new Date().toISOString().slice(0, 10);
    const found = await log({ searchText: 'lattice', kind: 'company', from: today, to: today });
    expect(found.length).toBeGreaterThan(0);
    for (const { kind, subject } of found)
      expect([kind, subject]).toEqual(['company', 'Lattice Works']);
    expect(await log({ to: '2020-01-01' })).toEqual([]);
    // Of one kind, so that a page holds them all.
    const kind = 'company';
    const [upwards, downwards] = [
      await log({ kind, sort: 'at' }),
      await log({ kind, sort: '-at' }),
    ];
    expect(upwards).toEqual(downwards.toReversed());
    for (const kind of auditedKinds)
      for (const entry of await log({ kind })) expect(entry.kind).toBe(kind);
    const query = { searchText: 'lattice' };
    const { body } = await app.call(endpoints.exportAudit, { query }, world.admin.token);
    expect(body).toContain('at,who,act,kind,subjectId,subject,before,after');
    expect(body).toContain('"{""verified"":false}"');
  });

  test('tells what was done to one record, the newest first', async () => {
    await does('verifyCompany', world);
    await does('setCompanyState', world);
    const subjectId = String(world.owner.company.companyId);
    const acts = (await log({ kind: 'company', subjectId })).map(({ act }) => act);
    expect(acts).toEqual(['disabled', 'verified']);
    expect(await log({ kind: 'status', subjectId })).toEqual([]);
  });

  test.each(['2025-02-30', 'yesterday', '2025-13-01'])('%s is no day', async (from) => {
    const { status } = await app.call(endpoints.listAudit, { query: { from } }, world.admin.token);
    expect(status).toBe(400);
  });
});

test('a change holds only what differs, and never a secret', () => {
  const before = { name: 'Ada', role: 'Moderator', passwordHash: 'x', links: ['a'] };
  const after = { name: 'Ada', role: 'Super Admin', passwordHash: 'y', links: ['a', 'b'] };
  expect(changes(before, after)).toEqual({
    before: { role: 'Moderator', links: ['a'] },
    after: { role: 'Super Admin', links: ['a', 'b'] },
  });
  expect(recordOf({ name: 'Ada', bio: '', links: [], token: 't' })).toEqual({ name: 'Ada' });
});

test('only field names are kept about a person’s own record, and its state', () => {
  const fields = { bio: 'I was born in Tarn.', email: 'ada@x.example', state: 'active' };
  expect(loggable('student', fields)).toEqual({ bio: null, email: null, state: 'active' });
  expect(loggable('application', { status: 'Rejected', reason: 'skills', note: 'Weak.' })).toEqual({
    status: 'Rejected',
    reason: 'skills',
    note: null,
  });
  expect(loggable('project', { title: 'A dam' })).toEqual({ title: 'A dam' });
});

test('no act leaves what a student wrote, not even the one that deletes them', async () => {
  const { id: sId, email } = world.owner.student;
  const secret = 'Planted in a biography';
  const body = {
    firstName: 'Ada',
    lastName: 'Byron',
    email,
    engineeringType: 'Civil',
    collegeYear: 'Third',
    university: 'Lindow',
    bio: secret,
    skills: 'Planted skill',
  } as const;
  await app.call(endpoints.updateStudent, { params: { sId }, body }, world.admin.token);
  const moves = [{ applicationId: world.applicationId, event: 'shortlist', note: secret }];
  await does('moveApplicants', world, { body: { moves } });
  await does('deleteStudent', world);
  const entries = await log();
  expect(entries[0]).toMatchObject({ act: 'deleted', before: { bio: null, skills: null } });
  expect(entries.find(({ act, kind }) => act === 'changed' && kind === 'student')).toMatchObject({
    before: { bio: null, skills: null },
    after: { bio: null, skills: null },
  });
  const { rows } = await sql<{ all: string }>`
    select string_agg(l::text, ' ') as all from audit_log l`.execute(app.database.db);
  expect(rows[0]!.all).not.toMatch(/Planted/);
  expect(rows[0]!.all).not.toContain(email);
});
