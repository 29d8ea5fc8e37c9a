import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AssignmentRun } from '../../../../../src/contract/assignments/assignment-run.ts';
import { type TestApp, testApp } from '../../../../testing/app.ts';
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

test('taken back within the hour, everything is as it was, and the timeline says so', async () => {
  const { students, dam, company } = programme;
  await assignments.publish(programme.admin, run.id);
  expect(await assignments.undo(programme.admin, run.id)).toMatchObject({
    status: 200,
    body: { state: 'undone' },
  });
  expect(await assignments.statusesOf(students[0]!)).toEqual({
    'A dam': 'Under Review',
    'A bridge': 'Under Review',
  });
  expect(await assignments.call('getProject', { params: { pid: dam } }, company)).toMatchObject({
    placesTaken: 0,
    openApplications: 3,
  });
  const application = (await assignments.applicationsOf(students[0]!))[dam]!;
  const detail: { timeline: object[] } = await assignments.call(
    'getApplication',
    { params: { id: application } },
    students[0]!,
  );
  expect(detail.timeline.at(-1)).toMatchObject({ event: 'recall', to: 'Under Review' });
  expect(await assignments.call('myAssignment', {}, students[0]!)).toBeNull();
});

test('a run is not taken back after a student has answered', async () => {
  const { students, dam } = programme;
  await assignments.publish(programme.admin, run.id);
  const application = (await assignments.applicationsOf(students[0]!))[dam]!;
  await assignments.call(
    'moveApplication',
    { params: { id: application }, body: { event: 'accept' } },
    students[0]!,
  );
  const answer = await assignments.undo(programme.admin, run.id);
  expect(answer).toMatchObject({ status: 409, body: { code: 'undo-over' } });
  expect(answer.body.detail).toBe('1 offer has already been answered or changed.');
  expect(await assignments.statusesOf(students[1]!)).toMatchObject({ 'A bridge': 'Offered' });
});

test('a run is not taken back after the hour', async () => {
  await assignments.publish(programme.admin, run.id);
  await sql`
    update assignment_runs set published_at = published_at - interval '61 minutes'
    where id = ${run.id}`.execute(app.services.db);
  expect(await assignments.undo(programme.admin, run.id)).toMatchObject({
    status: 409,
    body: { code: 'undo-over' },
  });
});
