import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { AssignmentRun } from '../../../../../src/contract/assignments/assignment-run.ts';
import { endpoints } from '../../../../../src/contract/endpoints.ts';
import type { TestApp } from '../../../../testing/app.ts';
import { beginning } from '../../../../testing/beginning.ts';
import { aProject, aTerm } from '../../../../testing/people.ts';
import { assignmentsIn, type SmallProgramme } from '../../../../testing/small-programme.ts';

let app: TestApp;
let assignments: ReturnType<typeof assignmentsIn>;
let programme: SmallProgramme;
let run: AssignmentRun;
const begun = beginning(async (app) => {
  const assignments = assignmentsIn(app);
  const programme = await assignments.smallProgramme();
  const { admin, dam, bridge } = programme;
  return { assignments, programme, run: await assignments.proposed(admin, [dam, bridge]) };
});
beforeEach(() => {
  ({ app, assignments, programme, run } = begun());
});

test('a proposal places everybody, compares three ways, and shows no pair that would rather be together', () => {
  expect(run).toMatchObject({
    students: 3,
    projects: 2,
    applications: 6,
    seed: 3,
    shortPlaces: 0,
  });
  expect(run.proposals.map(({ kind, placed }) => [kind, placed])).toEqual([
    ['students', 3],
    ['companies', 3],
    ['rank', 3],
  ]);
  expect(run.proposals[0]).toMatchObject({ profile: [1, 2], blockingPairs: 0 });
});

test('a finished run is told to the admins', async () => {
  const news: object[] = await assignments.call('listNotifications', {}, programme.admin);
  expect(news[0]).toMatchObject({
    kind: 'run finished',
    title: 'Assignment run finished',
    link: `/admin/assign-students?run=${run.id}`,
  });
});

test('a proposal names the projects that no stable assignment fills', async () => {
  const { dam, bridge } = programme;
  await sql`update projects set places = 4 where id = ${bridge}`.execute(app.services.db);
  const run = await assignments.proposed(programme.admin, [dam, bridge]);
  expect(run.shortPlaces).toBe(2);
  expect(run.short).toMatchObject([{ pid: bridge, title: 'A bridge', places: 4, short: 2 }]);
  const list = await assignments.call('listAssignments', {}, programme.admin);
  const { pins, exclusions, pinsCost, isOrdered, ...listed } = run;
  expect(list[0]).toEqual(listed);
  expect({ pins, exclusions, pinsCost, isOrdered }).toEqual({
    pins: [],
    exclusions: [],
    pinsCost: null,
    isOrdered: true,
  });
  expect(
    await assignments.call(
      'previewAssignment',
      { body: { projectIds: [dam, bridge] } },
      programme.admin,
    ),
  ).toMatchObject({
    students: 3,
    places: 5,
    applications: 6,
    unrankedApplications: 3,
    short: [{ pid: bridge, short: 1 }],
  });
});

test('a proposal says to each why not the first choice, and names nobody else', async () => {
  const rows: { name: string; missed: { sentence: string }[]; place: { title: string } }[] =
    await assignments.call('listAssignedStudents', { params: { id: run.id } }, programme.admin);
  expect(rows.map(({ name, place }) => [name, place.title])).toEqual([
    ['Ada Byron', 'A dam'],
    ['Emily Byron', 'A bridge'],
    ['Henry Byron', 'A bridge'],
  ]);
  expect(rows[1]?.missed).toEqual([
    {
      title: 'A dam',
      choice: 1,
      isOrdered: true,
      sentence:
        'Its only place went to a student ranked higher. Rank: 2nd of 3 in its order, as ranked by the company.',
    },
  ]);
});

test('a proposal changes nothing, and is computed again to the same result', async () => {
  const { students } = programme;
  expect(await assignments.statusesOf(students[0]!)).toEqual({
    'A dam': 'Under Review',
    'A bridge': 'Under Review',
  });
  expect(
    await assignments.call('replayAssignment', { params: { id: run.id } }, programme.admin),
  ).toEqual({
    same: true,
  });
  await sql`
    update assignment_places set application_id = application_id + 1
    where run_id = ${run.id} and kind = 'rank'`.execute(app.services.db);
  expect(
    await assignments.call('replayAssignment', { params: { id: run.id } }, programme.admin),
  ).toEqual({
    same: false,
  });
});

test('a proposal of projects nobody applied to is refused in words', async () => {
  const lonely = await aProject(app.services, programme.company as never);
  const answer = await app.call(
    endpoints.proposeAssignment,
    { body: { scope: { projectIds: [lonely] } } },
    programme.admin.token,
  );
  expect(answer).toMatchObject({ status: 409, body: { code: 'nobody-takes-part' } });
});

test('a proposal that is given up keeps its record and can no longer be published', async () => {
  expect(
    await assignments.call('discardAssignment', { params: { id: run.id } }, programme.admin),
  ).toMatchObject({
    state: 'discarded',
  });
  expect(await assignments.publish(programme.admin, run.id)).toMatchObject({
    status: 409,
    body: { code: 'run-not-ready' },
  });
});

test('a run whose server went away is told as failed, not as still at work', async () => {
  const { db } = app.services;
  await sql`
    update assignment_runs set state = 'proposing', seen_at = seen_at - interval '5 minutes'
    where id = ${run.id}`.execute(db);
  expect(
    await assignments.call('getAssignment', { params: { id: run.id } }, programme.admin),
  ).toMatchObject({
    state: 'failed',
  });
});

test('a run of a term takes its projects, and says which term it was', async () => {
  const { dam, bridge, admin } = programme;
  const termId = await aTerm(app, admin);
  await sql`update projects set term_id = ${termId} where id = ${dam}`.execute(app.services.db);
  const body = { termId, projectIds: [dam, bridge] };
  expect(await assignments.call('previewAssignment', { body }, admin)).toMatchObject({
    projects: 1,
    places: 1,
  });
  const { id } = await assignments.call(
    'proposeAssignment',
    { body: { scope: { termId } } },
    admin,
  );
  expect(await assignments.call('getAssignment', { params: { id } }, admin)).toMatchObject({
    scope: { termId },
  });
});
