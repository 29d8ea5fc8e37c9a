import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { daysLater } from '../../../../src/contract/days.ts';
import type { CallOf } from '../../../../src/contract/endpoint.ts';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import type { OnBoard } from '../../../../src/contract/engagements/board.ts';
import { workStandings } from '../../../../src/contract/engagements/engagements.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import {
  aCompany,
  aFaculty,
  anAdmin,
  aProject,
  aStudent,
  type Someone,
} from '../../../testing/people.ts';

let app: TestApp;
let company: Awaited<ReturnType<typeof aCompany>>;
let student: Someone;
let office: Someone;
beforeAll(async () => {
  app = await testApp();
  company = await aCompany(app.services);
  student = await aStudent(app.services);
  office = await anAdmin(app.services);
});
afterAll(() => app.close());

const hour = 3_600_000;
type Work = Pick<OnBoard, 'next' | 'turn' | 'dueOn'> & { turnSince: Date };

/** Work that runs, past all moves. @returns its number */
async function running(
  title: string,
  { next, turn, turnSince, dueOn }: Work,
  of: Someone = student,
): Promise<number> {
  const pid = await aProject(app.services, company, { title });
  const { rows } = await sql<{ id: number }>`
    with application as (
      insert into applications (student_id, project_id, status, message, resume_link, applied_at)
      values (${of.id}, ${pid}, 'Accepted', '', '', ${turnSince}) returning id)
    insert into engagements (id, state, opened_at, next, turn, turn_since, due_on, student_acted_at, changed_at)
    select id, 'Working', ${turnSince}, ${next}, ${turn}, ${turnSince}, ${dueOn}::date, ${daysAgo(1)}, ${turnSince} from application
    returning id`.execute(app.database.db);
  return rows[0]!.id;
}
const daysAgo = (days: number) => new Date(app.services.clock().getTime() - days * 24 * hour);
const dayAgo = (days: number) => daysAgo(days).toISOString().slice(0, 10);
const board = async (
  query: CallOf<typeof endpoints.listBoard>['query'] = {},
  { token }: Someone = office,
): Promise<OnBoard[]> => (await app.call(endpoints.listBoard, { query }, token)).body;
const titles = (rows: readonly OnBoard[]) => rows.map(({ projectTitle }) => projectTitle);

test('the office sees what runs by its standing, who has kept somebody waiting longest first', async () => {
  await running('Late by ten', {
    next: 'deliver',
    turn: 'student',
    turnSince: daysAgo(40),
    dueOn: dayAgo(10),
  });
  await running('Late by two', {
    next: 'deliver',
    turn: 'student',
    turnSince: daysAgo(40),
    dueOn: dayAgo(2),
  });
  await running('No plan', {
    next: 'propose plan',
    turn: 'company',
    turnSince: daysAgo(20),
    dueOn: null,
  });
  await running('Slow plan', {
    next: 'propose plan',
    turn: 'company',
    turnSince: daysAgo(5),
    dueOn: null,
  });
  await running('In time', {
    next: 'deliver',
    turn: 'student',
    turnSince: daysAgo(90),
    dueOn: daysLater(dayAgo(0), 9),
  });
  expect(titles(await board())).toEqual([
    'No plan',
    'Late by ten',
    'Slow plan',
    'Late by two',
    'In time',
  ]);
  const each = await Promise.all(workStandings.map((standing) => board({ standing })));
  expect(each.map(titles)).toEqual([
    ['No plan', 'Late by ten'],
    ['Late by two'],
    [],
    ['Slow plan'],
    ['In time'],
  ]);
  expect(each.flat().map(({ reason }) => reason)).toEqual([
    'plan',
    'delivery',
    'delivery',
    'plan',
    null,
  ]);
  const { body } = await app.call(endpoints.countBoard, { query: {} }, office.token);
  expect(body).toEqual([
    { standing: 'At risk', engagements: 2 },
    { standing: 'Overdue', engagements: 1 },
    { standing: 'Waiting', engagements: 1 },
    { standing: 'On track', engagements: 1 },
  ]);
});

test('it is searched by project, student and company, and left by term', async () => {
  expect(titles(await board({ searchText: 'late by t' }))).toEqual(['Late by ten', 'Late by two']);
  expect(await board({ searchText: student.email })).toHaveLength(5);
  expect(await board({ searchText: 'lattice', standing: 'At risk' })).toHaveLength(2);
  expect(await board({ searchText: 'nowhere' })).toEqual([]);
  expect(await board({ term: 'none' })).toHaveLength(5);
});

test('staff of a university see the board of their own students, and remind nobody', async () => {
  const { vera, studentThere } = await aFaculty(app, office);
  expect(await board({}, vera)).toEqual([]);
  const own = {
    next: 'propose plan',
    turn: 'company',
    turnSince: daysAgo(5),
    dueOn: null,
  } as const;
  const id = await running('A lock', own, await studentThere());
  expect(await board({}, vera)).toMatchObject([{ id, standing: 'Waiting' }]);
  const counted = await app.call(endpoints.countBoard, { query: {} }, vera.token);
  expect(counted.body).toEqual([{ standing: 'Waiting', engagements: 1 }]);
  const refused = await app.call(endpoints.remind, { params: { id } }, vera.token);
  expect(refused.status).toBe(403);
});

test('the office reminds whoever is waited for, once a day, and says when', async () => {
  const [noPlan] = await board({ searchText: 'no plan' });
  const remind = () => app.call(endpoints.remind, { params: { id: noPlan!.id } }, office.token);
  const answers = await Promise.all([remind(), remind(), remind()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await remind()).body.code).toBe('reminded-today');
  const news = async ({ token }: Someone) =>
    (await app.call(endpoints.listNotifications, {}, token)).body.map(
      ({ message }: { message: string }) => message,
    );
  expect(await news(company)).toEqual([
    expect.stringMatching(
      /^Propose a plan for “No plan”, so that .+ can begin\. Somebody is waiting for it\.$/,
    ),
  ]);
  expect(await news(student)).toEqual([]);
  const [reminded] = await board({ searchText: 'no plan' });
  expect(reminded).toMatchObject({ turnSince: noPlan!.turnSince, standing: 'At risk' });
  expect(reminded!.remindedAt).not.toBeNull();
  app.passTime(24 * hour);
});

test('deliveries due from today on are listed alone, the next day first', async () => {
  await running('Due today', {
    next: 'deliver again',
    turn: 'student',
    turnSince: daysAgo(2),
    dueOn: dayAgo(0),
  });
  const admin = await anAdmin(app.services);
  expect(titles(await board({ due: 'true' }, admin))).toEqual(['Due today', 'In time']);
});
