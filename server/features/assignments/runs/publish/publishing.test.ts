import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OwnAssignment } from '../../../../../src/contract/assignments/assignment-results.ts';
import type { AssignmentRun } from '../../../../../src/contract/assignments/assignment-run.ts';
import { endpoints } from '../../../../../src/contract/endpoints.ts';
import { type TestApp, testApp } from '../../../../testing/app.ts';
import { aStudent, aTerm, type Someone } from '../../../../testing/people.ts';
import { assignmentsIn, type SmallProgramme } from '../../../../testing/small-programme.ts';

let app: TestApp;
let assignments: ReturnType<typeof assignmentsIn>;
beforeAll(async () => {
  app = await testApp();
  assignments = assignmentsIn(app);
});
afterAll(() => app.close());

let programme: SmallProgramme;
let run: AssignmentRun;
beforeEach(async () => {
  programme = await assignments.smallProgramme();
  run = await assignments.proposed(programme.admin, [programme.dam, programme.bridge]);
});

test('publishing offers every place at once, tells everybody, and both sides read the result', async () => {
  const { students, company, dam } = programme;
  expect(await assignments.publish(programme.admin, run.id)).toMatchObject({
    status: 200,
    body: { state: 'published', published: { kind: 'students', by: programme.admin.email } },
  });
  expect(await assignments.statusesOf(students[0]!)).toEqual({
    'A dam': 'Offered',
    'A bridge': 'Under Review',
  });
  expect(await assignments.statusesOf(students[2]!)).toEqual({
    'A dam': 'Under Review',
    'A bridge': 'Offered',
  });
  expect(await assignments.call('getProject', { params: { pid: dam } }, company)).toMatchObject({
    placesTaken: 1,
    openApplications: 2,
  });
  expect(await assignments.call('myAssignment', {}, students[1]!)).toMatchObject({
    sentence: 'The assignment gave you your 2nd choice of 2: “A bridge”.',
    missed: [{ title: 'A dam', choice: 1 }],
  });
  expect(
    await assignments.call('getProjectAssignment', { params: { pid: dam } }, company),
  ).toMatchObject({
    places: 1,
    applicants: 3,
    students: [{ name: 'Ada Byron', standing: 1, isRanked: true }],
  });
  expect(await assignments.call('listNotifications', {}, students[0]!)).toMatchObject([
    { kind: 'offer received', title: 'You have an offer: “A dam”' },
  ]);
  const application = (await assignments.applicationsOf(students[0]!))[dam]!;
  expect(
    await assignments.call(
      'listAudit',
      { query: { kind: 'assignment', searchText: `Run ${run.id}` } },
      programme.admin,
    ),
  ).toMatchObject([
    {
      act: 'published',
      subjectId: run.id,
      after: { kind: 'students' },
      who: programme.admin.email,
    },
    { act: 'proposed', subjectId: run.id },
  ]);
  const detail: { timeline: object[] } = await assignments.call(
    'getApplication',
    { params: { id: application } },
    students[0]!,
  );
  expect(detail.timeline.at(-1)).toMatchObject({
    event: 'offer',
    from: 'Under Review',
    by: 'admin',
  });
});

test('a published run is undone, not discarded', async () => {
  await assignments.publish(programme.admin, run.id);
  const request = { params: { id: run.id } };
  expect(await app.call(endpoints.discardAssignment, request, programme.admin.token)).toMatchObject(
    { status: 409, body: { code: 'run-not-ready' } },
  );
});

test('publishing is refused when anything has changed, and says what', async () => {
  const { students, dam } = programme;
  const application = (await assignments.applicationsOf(students[0]!))[dam]!;
  await assignments.call(
    'moveApplication',
    { params: { id: application }, body: { event: 'withdraw' } },
    students[0]!,
  );
  const refused = await assignments.publish(programme.admin, run.id);
  expect(refused).toMatchObject({ status: 409, body: { code: 'programme-changed' } });
  expect(refused.body.detail).toContain('1 application no longer takes part.');
  expect(await assignments.statusesOf(students[1]!)).toEqual({
    'A dam': 'Under Review',
    'A bridge': 'Under Review',
  });
});

test('a new application, another order or another number of places counts as a change', async () => {
  const { students, dam, bridge } = programme;
  const own = await assignments.applicationsOf(students[0]!);
  await assignments.call(
    'rankOwnApplications',
    { body: { applicationIds: [own[bridge], own[dam]] } },
    students[0]!,
  );
  await assignments.apply(await aStudent(app.services), bridge);
  await sql`update projects set places = 5 where id = ${bridge}`.execute(app.services.db);
  const { body } = await assignments.publish(programme.admin, run.id);
  expect(body.detail).toBe(
    '1 application is new. 2 applications changed place in their students’ order. 1 project changed its places or status. Compute a new proposal.',
  );
});

test('ten who publish a run at once publish it once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => assignments.publish(programme.admin, run.id)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
  const { rows } = await sql<{ offers: number }>`
    select count(*)::int as offers from events e join applications a on a.id = e.about_id
    where e.kind = 'offer' and a.project_id in (${programme.dam}, ${programme.bridge})`.execute(
    app.services.db,
  );
  expect(rows[0]?.offers).toBe(3);
});

test('a choice that a student has not put in order is not called theirs, and the run names who has put none in order', async () => {
  const { admin, students, dam, bridge } = programme;
  const [ada, emily, henry] = students as [Someone, Someone, Someone];
  for (const [student, order] of [
    [ada, []],
    [emily, [dam]],
  ] as const) {
    const own = await assignments.applicationsOf(student);
    const applicationIds = order.map((pid) => own[pid]!);
    await assignments.call('rankOwnApplications', { body: { applicationIds } }, student);
  }
  const run = await assignments.proposed(admin, [dam, bridge]);
  const listed = (only: string) =>
    assignments.call('listAssignedStudents', { params: { id: run.id }, query: { only } }, admin);
  expect(await listed('unordered')).toMatchObject([{ studentId: ada.id, choices: 2, ordered: 0 }]);
  expect(await listed('')).toMatchObject([
    { studentId: ada.id },
    { studentId: emily.id, choices: 2, ordered: 1, missed: [{ isOrdered: true }] },
    { studentId: henry.id, choices: 2, ordered: 2 },
  ]);
  await assignments.publish(admin, run.id);
  const sentenceFor = async (student: Someone) => {
    const result: OwnAssignment = await assignments.call('myAssignment', {}, student);
    return result.sentence;
  };
  expect([await sentenceFor(ada), await sentenceFor(emily), await sentenceFor(henry)]).toEqual([
    expect.stringMatching(
      / “A .+”, which you had not put in order\. You put none of your 2 applications in order\. They followed by how well they fit you\.$/,
    ),
    'The assignment gave you “A bridge”, which you had not put in order. You put 1 of your 2 applications in order. The others followed by how well they fit you.',
    'The assignment gave you your 2nd choice of 2: “A bridge”.',
  ]);
});

test('the offers of a run end with the day by which those of their term are answered', async () => {
  const { admin, students, dam } = programme;
  const termId = await aTerm(app, admin, { applyTo: 2, answerBy: 3 });
  const { rows } = await sql<{ ends: Date }>`
    with put as (update projects set term_id = ${termId} where id = ${dam})
    select answers_end_at as ends from terms where id = ${termId}`.execute(app.database.db);
  await assignments.publish(admin, run.id);
  const params = { id: (await assignments.applicationsOf(students[0]!))[dam]! };
  expect(await assignments.call('getApplication', { params }, students[0]!)).toMatchObject({
    status: 'Offered',
    offerExpiresAt: rows[0]!.ends.toISOString(),
  });
});
