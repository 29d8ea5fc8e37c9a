import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { PairWithReason } from '../../../../../src/contract/assignments/assignment-pins.ts';
import type { AssignmentPreview } from '../../../../../src/contract/assignments/assignment-run.ts';
import { endpoints } from '../../../../../src/contract/endpoints.ts';
import type { TestApp } from '../../../../testing/app.ts';
import { beginning } from '../../../../testing/beginning.ts';
import { assignmentsIn, type SmallProgramme } from '../../../../testing/small-programme.ts';
import { compute } from '../propose/compute.ts';
import { insertRun } from '../repository.ts';
import { savePins } from './repository.ts';

let app: TestApp;
let assignments: ReturnType<typeof assignmentsIn>;
let programme: SmallProgramme;
let ids: { ada: number; emily: number; henry: number };
const begun = beginning(async (app) => {
  const assignments = assignmentsIn(app);
  return { assignments, programme: await assignments.smallProgramme() };
});
beforeEach(() => {
  ({ app, assignments, programme } = begun());
  const [ada, emily, henry] = programme.students.map(({ id }) => id);
  ids = { ada: ada!, emily: emily!, henry: henry! };
});

const pair = (studentId: number, projectId: number, reason = 'Began there in May.') => ({
  studentId,
  projectId,
  reason,
});
const proposedWith = (pinned: { pins?: PairWithReason[]; exclusions?: PairWithReason[] }) =>
  assignments.proposed(programme.admin, [programme.dam, programme.bridge], pinned);
const placesOf = async (runId: number, kind: 'students' | 'companies' | 'rank' = 'students') => {
  const request = { params: { id: runId }, query: { kind } };
  const rows: { name: string; place: { title: string } | null; missed: { sentence: string }[] }[] =
    await assignments.call('listAssignedStudents', request, programme.admin);
  return rows;
};
const titles = (rows: Awaited<ReturnType<typeof placesOf>>) =>
  rows.map(({ name, place }) => [name, place?.title ?? null]);
const propose = (
  pinned: object,
  scope: object = { projectIds: [programme.dam, programme.bridge] },
) =>
  app.call(
    endpoints.proposeAssignment,
    { body: { scope, seed: 3, ...pinned } },
    programme.admin.token,
  );

describe('a pin', () => {
  test('gives its student the place by every way, and says why and what it costs', async () => {
    const run = await proposedWith({ pins: [pair(ids.henry, programme.dam)] });
    for (const kind of ['students', 'companies', 'rank'] as const)
      expect(titles(await placesOf(run.id, kind))).toEqual([
        ['Ada Byron', 'A bridge'],
        ['Emily Byron', 'A bridge'],
        ['Henry Byron', 'A dam'],
      ]);
    // Henry has his first choice and Ada her second instead; Ada and Emily would both rather have the dam, and it them.
    const cost = { placed: 0, better: 1, betterBy: 1, worse: 1, worseBy: 1, blocking: 2 };
    expect(run.pins).toEqual([
      {
        studentId: ids.henry,
        student: 'Henry Byron',
        projectId: programme.dam,
        project: 'A dam',
        reason: 'Began there in May.',
        cost,
      },
    ]);
    expect(run.pinsCost).toEqual(cost);
    expect(run.proposals[0]).toMatchObject({ placed: 3, profile: [1, 2], blockingPairs: 2 });
  });

  test('is published, and recomputed to the same; others read neither whom it is for nor why', async () => {
    const run = await proposedWith({ pins: [pair(ids.henry, programme.dam)] });
    const replayed = { params: { id: run.id } };
    expect(await assignments.call('replayAssignment', replayed, programme.admin)).toEqual({
      same: true,
    });
    expect((await assignments.publish(programme.admin, run.id)).status).toBe(200);
    expect(await assignments.statusesOf(programme.students[2]!)).toMatchObject({
      'A dam': 'Offered',
    });
    const own = await assignments.call('myAssignment', {}, programme.students[0]!);
    expect(own).toMatchObject({
      missed: [
        {
          title: 'A dam',
          sentence:
            'Its only place was given by the programme’s office beforehand. Rank: 1st of 3 in its order, as ranked by the company.',
        },
      ],
    });
    expect(JSON.stringify(own)).not.toMatch(/Henry|May/);
    expect((await assignments.undo(programme.admin, run.id)).status).toBe(200);
  });

  test('of a student to their second choice says so where the first is missed', async () => {
    const run = await proposedWith({ pins: [pair(ids.ada, programme.bridge)] });
    const [ada, emily] = await placesOf(run.id);
    expect(ada).toMatchObject({
      place: { title: 'A bridge' },
      missed: [
        {
          sentence:
            'Not considered, because the programme’s office had already given a place elsewhere.',
        },
      ],
    });
    expect(emily?.place?.title).toBe('A dam');
  });

  test('whose application is gone fails the run, and nothing is saved', async () => {
    const { db, clock } = app.services;
    const scope = {
      engineeringType: '',
      deadlineBefore: '',
      termId: null,
      projectIds: [programme.dam],
    } as const;
    const chosen = { scope: { ...scope, projectIds: [programme.dam] }, seed: 1 };
    const id = await insertRun(db, { ...chosen, by: 'test', at: clock() });
    await savePins(db, id, { pins: [pair(ids.ada, programme.bridge)], exclusions: [] });
    await expect(compute(app.services, { id, ...chosen })).rejects.toThrow('cannot be kept');
    const run = { params: { id } };
    expect(await assignments.call('getAssignment', run, programme.admin)).toMatchObject({
      state: 'failed',
      proposals: [],
    });
  });
});

describe('an exclusion', () => {
  test('keeps the two apart; the student reads that it did, and never why', async () => {
    const reason = 'Her sister leads it.';
    const run = await proposedWith({ exclusions: [pair(ids.ada, programme.dam, reason)] });
    expect(titles(await placesOf(run.id))).toEqual([
      ['Ada Byron', 'A bridge'],
      ['Emily Byron', 'A dam'],
      ['Henry Byron', 'A bridge'],
    ]);
    expect(run).toMatchObject({ exclusions: [{ student: 'Ada Byron', reason }], pinsCost: null });
    // Kept apart, they are none of those who would rather be together.
    expect(run.proposals[0]?.blockingPairs).toBe(0);
    await assignments.publish(programme.admin, run.id);
    const own = await assignments.call('myAssignment', {}, programme.students[0]!);
    expect(own).toMatchObject({
      missed: [
        { sentence: 'The programme’s office left this application out of this assignment.' },
      ],
    });
    expect(JSON.stringify(own)).not.toContain('sister');
  });
});

test('that cannot be satisfied is refused at its row, before anything is proposed', async () => {
  const { dam, bridge } = programme;
  const { ada, emily, henry } = ids;
  const pins = [pair(ada, dam), pair(emily, dam), pair(ada, bridge)];
  const exclusions = [pair(ada, dam), pair(henry, 999_999)];
  const paths = ['pins.1', 'pins.2', 'exclusions.0', 'exclusions.1'];
  const refused = await propose({ pins, exclusions });
  expect(refused).toMatchObject({ status: 400, body: { code: 'invalid' } });
  expect(refused.body.errors.map(({ path }: { path: string }) => path)).toEqual(paths);
  const body = { projectIds: [dam, bridge], pins, exclusions };
  const seen: AssignmentPreview = await assignments.call(
    'previewAssignment',
    { body },
    programme.admin,
  );
  expect(seen.faults).toEqual(refused.body.errors);
  expect(seen.chosen.map(({ title }) => title)).toEqual(['A bridge', 'A dam']);
  // An application that takes part elsewhere takes no part here.
  const elsewhere = await propose({ pins: [pair(ada, dam)] }, { projectIds: [bridge] });
  expect(elsewhere.body.errors).toMatchObject([{ path: 'pins.0' }]);
});

test.each([
  ['without a reason', 1, ' ', 'pins.0.reason'],
  ['with a reason of two lines', 1, 'one\ntwo', 'pins.0.reason'],
  ['with a reason that is too long', 1, 'x'.repeat(201), 'pins.0.reason'],
  ['of more than two hundred', 201, 'Why not.', 'pins'],
])('a list of pins %s is refused at its field', async (_, count, reason, path) => {
  const pins = Array.from({ length: count }, () => pair(ids.ada, programme.dam, reason));
  const { status, body } = await propose({ pins });
  expect([status, body.errors[0].path]).toEqual([400, path]);
});

test('the audit log keeps who was kept together and apart; why stays with the run, until the student is deleted', async () => {
  const pins = [pair(ids.ada, programme.bridge)];
  const exclusions = [pair(ids.henry, programme.dam, 'Her brother leads it.')];
  const { admin } = programme;
  const run = await proposedWith({ pins, exclusions });
  const query = { kind: 'assignment', searchText: `Run ${run.id}` };
  const log: { after: object }[] = await assignments.call('listAudit', { query }, admin);
  const henry = { studentId: ids.henry, projectId: programme.dam };
  expect(log.at(-1)?.after).toMatchObject({ seed: 3, exclusions: [henry] });
  expect(JSON.stringify(log)).not.toContain('brother');
  const request = { params: { id: ids.henry }, query: { force: 'true' } } as const;
  expect((await app.call(endpoints.deleteStudent, request, admin.token)).status).toBe(200);
  const read = { params: { id: run.id } };
  expect(await assignments.call('getAssignment', read, admin)).toMatchObject({
    pins: [{ reason: 'Began there in May.' }],
    exclusions: [{ student: 'Deleted student', reason: 'Deleted with the student.' }],
  });
});

test('pins are chosen among students who can be assigned, with what they can get', async () => {
  const { db } = app.services;
  const { dam, bridge, admin, company } = programme;
  const mark = `Zuse${ids.ada}`;
  await sql`update students set last_name = ${mark} where id in (${ids.ada}, ${ids.emily})`.execute(
    db,
  );
  await sql`update projects set title = ${mark} where id in (${dam}, ${bridge})`.execute(db);
  const { [dam]: held } = await assignments.applicationsOf(programme.students[1]!);
  const offer = { params: { id: held }, body: { event: 'offer' } };
  await assignments.call('moveApplication', offer, company);
  const search = { query: { searchText: mark } };
  // Emily holds an offer and takes no part, and the dam has no place left.
  const open = [{ pid: bridge, title: mark, companyName: 'Lattice Works', places: 2 }];
  expect(await assignments.call('listParticipants', search, admin)).toMatchObject([
    { studentId: ids.ada, name: `Ada ${mark}`, projects: open },
  ]);
  expect(await assignments.call('listOpenProjects', search, admin)).toEqual(open);
});

describe('the file of a proposal', () => {
  test('has each student with their place, why it is pinned, and who has none last', async () => {
    const { dam, bridge, admin } = programme;
    await sql`update projects set places = 1 where id = ${bridge}`.execute(app.services.db);
    const run = await proposedWith({ pins: [pair(ids.henry, dam, '=1+1')] });
    const read = async () => {
      const request = { params: { id: run.id }, query: { kind: 'rank' } } as const;
      const { body } = await app.call(endpoints.exportAssignment, request, admin.token);
      return String(body).replace('\uFEFF', '').trim().split('\r\n');
    };
    const [head, ...lines] = await read();
    expect(head).toBe('student,email,university,project,company,choice,choices,ordered,pinned');
    expect(
      lines.map((line) => line.split(',')).map(([who, , , ...rest]) => [who, ...rest]),
    ).toEqual([
      ['Ada Byron', 'A bridge', 'Lattice Works', '2', '2', '2', ''],
      ['Henry Byron', 'A dam', 'Lattice Works', '1', '2', '2', "'=1+1"],
      ['Emily Byron', '', '', '', '2', '2', ''],
    ]);
    await assignments.publish(admin, run.id, 'rank');
    expect(await read()).toEqual([head, ...lines]);
  });

  test('is not there for a run that was given up', async () => {
    const { id } = await proposedWith({});
    await assignments.call('discardAssignment', { params: { id } }, programme.admin);
    expect(
      await app.call(endpoints.exportAssignment, { params: { id } }, programme.admin.token),
    ).toMatchObject({ status: 409, body: { code: 'run-not-ready' } });
  });
});
