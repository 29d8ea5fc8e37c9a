import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AssignmentRun, ProposalKind } from '../../../src/contract/assignments.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { aCompany, anAdmin, aProject, aStudent, type Someone } from '../../testing/people.ts';

let house: TestApp;
let admin: Someone;
beforeAll(async () => {
  house = await testApp();
  admin = await anAdmin(house.services);
});
afterAll(() => house.close());

interface Programme {
  readonly company: Someone;
  readonly dam: number;
  readonly bridge: number;
  /** All want the dam, which has one place, then the bridge, which has two. */
  readonly students: readonly Someone[];
  readonly run: AssignmentRun;
}
let programme: Programme;
beforeEach(async () => {
  const company = await aCompany(house.services);
  const dam = await aProject(house.services, company, { title: 'A dam', places: 1 });
  const bridge = await aProject(house.services, company, { title: 'A bridge', places: 2 });
  const students: Someone[] = [];
  for (const firstName of ['Ada', 'Emily', 'Henry']) {
    const student = await aStudent(house.services, { firstName });
    for (const projectId of [dam, bridge]) await apply(student, projectId);
    const own = await applicationsOf(student);
    await call(
      'rankOwnApplications',
      { body: { applicationIds: [own[dam], own[bridge]] } },
      student,
    );
    students.push(student);
  }
  const order = await Promise.all(students.map(async (one) => (await applicationsOf(one))[dam]!));
  await call('rankApplicants', { params: { pid: dam }, body: { applicationIds: order } }, company);
  programme = { company, dam, bridge, students, run: await proposed([dam, bridge]) };
});

/** Calls and expects success. */
async function call(name: keyof typeof endpoints, request: object, { token }: Someone) {
  const answer = await house.call(endpoints[name] as never, request as never, token);
  expect(answer, JSON.stringify(answer.body)).toMatchObject({
    status: expect.toSatisfy((s) => s < 300),
  });
  return answer.body as never;
}
const apply = ({ id, token }: Someone, projectId: number) =>
  house.call(endpoints.apply, { body: { studentId: id, projectId } }, token);

/** A student's applications by project. */
async function applicationsOf(student: Someone): Promise<Record<number, number>> {
  const list: { projectId: number; applicationId: number }[] = await call(
    'listOwnApplications',
    { params: { studentId: student.id } },
    student,
  );
  return Object.fromEntries(list.map(({ projectId, applicationId }) => [projectId, applicationId]));
}

async function proposed(projectIds: number[]): Promise<AssignmentRun> {
  const { id }: AssignmentRun = await call(
    'proposeAssignment',
    { body: { scope: { projectIds }, seed: 3 } },
    admin,
  );
  return expect
    .poll(() => call('getAssignment', { params: { id } }, admin), { timeout: 15_000 })
    .toMatchObject({ state: 'proposed' })
    .then(() => call('getAssignment', { params: { id } }, admin));
}

const publish = (id: number, kind: ProposalKind = 'students') =>
  house.call(endpoints.publishAssignment, { params: { id }, body: { kind } }, admin.token);
const undo = (id: number) => house.call(endpoints.undoAssignment, { params: { id } }, admin.token);
const statuses = async (student: Someone) => {
  const list: { projectTitle: string; status: string }[] = await call(
    'listOwnApplications',
    { params: { studentId: student.id } },
    student,
  );
  return Object.fromEntries(list.map(({ projectTitle, status }) => [projectTitle, status]));
};

describe('a proposal', () => {
  test('places everybody, compares three ways, and shows no pair that would rather be together', () => {
    const { run } = programme;
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

  test('names the projects that no stable assignment fills', async () => {
    const { dam, bridge } = programme;
    await sql`update projects set places = 4 where id = ${bridge}`.execute(house.services.db);
    const run = await proposed([dam, bridge]);
    expect(run.shortPlaces).toBe(2);
    expect(run.short).toMatchObject([{ pid: bridge, title: 'A bridge', places: 4, short: 2 }]);
    const list = await call('listAssignments', {}, admin);
    expect(list[0]).toEqual(run);
    expect(
      await call('previewAssignment', { body: { projectIds: [dam, bridge] } }, admin),
    ).toMatchObject({
      students: 3,
      places: 5,
      applications: 6,
      unrankedApplications: 3,
      short: [{ pid: bridge, short: 1 }],
    });
  });

  test('says to each why not the first choice, and names nobody else', async () => {
    const { run, students } = programme;
    const rows: { name: string; missed: { sentence: string }[]; place: { title: string } }[] =
      await call('listAssignedStudents', { params: { id: run.id } }, admin);
    expect(rows.map(({ name, place }) => [name, place.title])).toEqual([
      ['Ada Byron', 'A dam'],
      ['Emily Byron', 'A bridge'],
      ['Henry Byron', 'A bridge'],
    ]);
    expect(rows[1]?.missed).toEqual([
      {
        title: 'A dam',
        choice: 1,
        sentence:
          'Its only place went to a student who stands higher. Standing: 2nd of 3 in its order, as the company ranked.',
      },
    ]);
    expect(students).toHaveLength(3);
  });

  test('changes nothing, and is computed again to the same result', async () => {
    const { run, students } = programme;
    expect(await statuses(students[0]!)).toEqual({
      'A dam': 'Under Review',
      'A bridge': 'Under Review',
    });
    expect(await call('replayAssignment', { params: { id: run.id } }, admin)).toEqual({
      same: true,
    });
    await sql`
      update assignment_places set application_id = application_id + 1
      where run_id = ${run.id} and kind = 'rank'`.execute(house.services.db);
    expect(await call('replayAssignment', { params: { id: run.id } }, admin)).toEqual({
      same: false,
    });
  });

  test('of projects nobody applied to is refused in words', async () => {
    const lonely = await aProject(house.services, programme.company as never);
    const answer = await house.call(
      endpoints.proposeAssignment,
      { body: { scope: { projectIds: [lonely] } } },
      admin.token,
    );
    expect(answer).toMatchObject({ status: 409, body: { code: 'nobody-takes-part' } });
  });

  test('given up, it keeps its record and can no longer be published', async () => {
    const { run } = programme;
    expect(await call('discardAssignment', { params: { id: run.id } }, admin)).toMatchObject({
      state: 'discarded',
    });
    expect(await publish(run.id)).toMatchObject({ status: 409, body: { code: 'run-not-ready' } });
  });
});

describe('publishing', () => {
  test('offers every place at once, tells everybody, and both sides read the result', async () => {
    const { run, students, company, dam } = programme;
    expect(await publish(run.id)).toMatchObject({
      status: 200,
      body: { state: 'published', published: { kind: 'students', by: admin.email } },
    });
    expect(await statuses(students[0]!)).toEqual({
      'A dam': 'Offered',
      'A bridge': 'Under Review',
    });
    expect(await statuses(students[2]!)).toEqual({
      'A dam': 'Under Review',
      'A bridge': 'Offered',
    });
    expect(await call('getProject', { params: { pid: dam } }, company)).toMatchObject({
      placesTaken: 1,
      openApplications: 2,
    });
    expect(await call('myAssignment', {}, students[1]!)).toMatchObject({
      sentence: 'The assignment gave you your 2nd choice of 2: “A bridge”.',
      missed: [{ title: 'A dam', choice: 1 }],
    });
    expect(await call('getProjectAssignment', { params: { pid: dam } }, company)).toMatchObject({
      places: 1,
      applicants: 3,
      students: [{ name: 'Ada Byron', standing: 1 }],
    });
    expect(await call('listNotifications', {}, students[0]!)).toMatchObject([
      { kind: 'offer received', title: 'Project Approved' },
    ]);
    const application = (await applicationsOf(students[0]!))[dam]!;
    expect(
      await call(
        'listAudit',
        { query: { kind: 'assignment', searchText: `Run ${run.id}` } },
        admin,
      ),
    ).toMatchObject([
      { act: 'published', subjectId: run.id, after: { kind: 'students' }, who: admin.email },
      { act: 'proposed', subjectId: run.id },
    ]);
    const detail: { timeline: object[] } = await call(
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

  test('is refused when anything has changed, and says what', async () => {
    const { run, students, dam } = programme;
    const application = (await applicationsOf(students[0]!))[dam]!;
    await call(
      'moveApplication',
      { params: { id: application }, body: { event: 'withdraw' } },
      students[0]!,
    );
    const refused = await publish(run.id);
    expect(refused).toMatchObject({ status: 409, body: { code: 'programme-changed' } });
    expect(refused.body.detail).toContain('1 application no longer takes part.');
    expect(await statuses(students[1]!)).toEqual({
      'A dam': 'Under Review',
      'A bridge': 'Under Review',
    });
  });

  test('a new application, another order or another number of places counts as a change', async () => {
    const { run, students, dam, bridge, company } = programme;
    const own = await applicationsOf(students[0]!);
    await call(
      'rankOwnApplications',
      { body: { applicationIds: [own[bridge], own[dam]] } },
      students[0]!,
    );
    await apply(await aStudent(house.services), bridge);
    await sql`update projects set places = 5 where id = ${bridge}`.execute(house.services.db);
    const { body } = await publish(run.id);
    expect(body.detail).toBe(
      '1 application is new. 2 applications stand elsewhere in their students’ order. 1 project has other places or another status. Propose again.',
    );
    expect(company.id).toBeGreaterThan(0);
  });

  test('ten at once publish it once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => publish(programme.run.id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    const { rows } = await sql<{ offers: number }>`
      select count(*)::int as offers from application_events e join applications a on a.id = e.application_id
      where e.event = 'offer' and a.project_id in (${programme.dam}, ${programme.bridge})`.execute(
      house.services.db,
    );
    expect(rows[0]?.offers).toBe(3);
  });
});

describe('taking it back', () => {
  test('within the hour everything is as it was, and the timeline says so', async () => {
    const { run, students, dam, company } = programme;
    await publish(run.id);
    expect(await undo(run.id)).toMatchObject({ status: 200, body: { state: 'undone' } });
    expect(await statuses(students[0]!)).toEqual({
      'A dam': 'Under Review',
      'A bridge': 'Under Review',
    });
    expect(await call('getProject', { params: { pid: dam } }, company)).toMatchObject({
      placesTaken: 0,
      openApplications: 3,
    });
    const application = (await applicationsOf(students[0]!))[dam]!;
    const detail: { timeline: object[] } = await call(
      'getApplication',
      { params: { id: application } },
      students[0]!,
    );
    expect(detail.timeline.at(-1)).toMatchObject({ event: 'recall', to: 'Under Review' });
    expect(await call('myAssignment', {}, students[0]!)).toBeNull();
  });

  test('not after a student has answered', async () => {
    const { run, students, dam } = programme;
    await publish(run.id);
    const application = (await applicationsOf(students[0]!))[dam]!;
    await call(
      'moveApplication',
      { params: { id: application }, body: { event: 'accept' } },
      students[0]!,
    );
    const answer = await undo(run.id);
    expect(answer).toMatchObject({ status: 409, body: { code: 'undo-over' } });
    expect(answer.body.detail).toBe('1 offer has been answered or changed already.');
    expect(await statuses(students[1]!)).toMatchObject({ 'A bridge': 'Offered' });
  });

  test('not after the hour', async () => {
    const { run } = programme;
    await publish(run.id);
    await sql`
      update assignment_runs set published_at = published_at - interval '61 minutes'
      where id = ${run.id}`.execute(house.services.db);
    expect(await undo(run.id)).toMatchObject({ status: 409, body: { code: 'undo-over' } });
  });
});

test('a run whose server went away is told as failed, not as still at work', async () => {
  const { db } = house.services;
  await sql`
    update assignment_runs set state = 'proposing', seen_at = seen_at - interval '5 minutes'
    where id = ${programme.run.id}`.execute(db);
  expect(await call('getAssignment', { params: { id: programme.run.id } }, admin)).toMatchObject({
    state: 'failed',
  });
});
