import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import {
  aCompany,
  anAdmin,
  anApplication,
  aProject,
  aStudent,
  aTerm,
  type Someone,
} from '../../testing/people.ts';

const aYearOn = {
  applyFrom: 365,
  applyTo: 380,
  answerBy: 390,
  workFrom: 400,
  workTo: 460,
  evaluateBy: 470,
};
const profile = {
  firstName: 'Zoë',
  lastName: 'Å',
  engineeringType: 'Civil',
  collegeYear: 'Final',
  university: 'Leeds',
} as const;

let app: TestApp;
let admin: Someone;
beforeEach(async () => {
  app = await testApp();
  admin = await anAdmin(app.services);
});
afterEach(() => app.close());

const anAddress = () => `${randomUUID()}@people.example`;
async function register(): Promise<number | null> {
  const email = anAddress();
  const body = { ...profile, email, password: 'larch, oak and steel' };
  expect((await app.call(endpoints.registerStudent, { body })).status).toBe(201);
  const { rows } = await sql<{ term_id: number | null }>`
    select term_id from students where email = ${email}`.execute(app.database.db);
  return rows[0]!.term_id;
}
const listed = async (query: object): Promise<number[]> =>
  (await app.call(endpoints.listStudents, { query }, admin.token)).body.map(
    ({ sId }: { sId: number }) => sId,
  );
const choose = (student: Someone, termId: number | null, sId = student.id) =>
  app.call(endpoints.chooseTerm, { params: { sId }, body: { termId } }, student.token);

test('a new student joins the term in which they can still apply, or the next one', async () => {
  expect(await register()).toBeNull();
  const next = await aTerm(app, admin, aYearOn);
  expect(await register()).toBe(next);
  const current = await aTerm(app, admin);
  expect(await register()).toBe(current);
  app.passTime(21 * 86_400_000);
  expect(await register()).toBe(next);
});

test('a student chooses a term that is not past, and nobody else’s', async () => {
  const [term, past] = [await aTerm(app, admin), await aTerm(app, admin)];
  const [student, other] = [await aStudent(app.services), await aStudent(app.services)];
  expect((await choose(student, term)).body.termId).toBe(term);
  expect((await choose(student, null)).body.termId).toBeNull();
  expect((await choose(student, term, other.id)).status).toBe(403);
  expect((await choose(student, 999)).body.errors[0].path).toBe('termId');
  await sql`update terms set ends_at = ${app.services.clock()}, closes_at = opens_at + interval '1 hour',
    answers_end_at = opens_at + interval '1 hour' where id = ${past}`.execute(app.database.db);
  expect((await choose(student, past)).body.errors[0].message).toMatch(/ is over\./);
});

describe('a file of students', () => {
  const header = 'firstName,lastName,email,engineeringType,collegeYear,university';
  const line = () => `Bo,Lee,${anAddress()},Civil,Final,Leeds`;
  const send = async (lines: string[], mode: 'trial' | 'whole' = 'whole') => {
    const file = new Blob([lines.join('\n')], { type: 'text/csv' });
    const { body } = await app.call(
      endpoints.importStudents,
      { query: { mode }, file },
      admin.token,
    );
    return body;
  };

  test('may name the term of each; who is given none comes into the current one', async () => {
    const [current, next] = [
      await aTerm(app, admin),
      await aTerm(app, admin, { name: 'Spring', ...aYearOn }),
    ];
    const written = await send([`${header},Term`, `${line()},SPRING`, `${line()},`]);
    expect(written.written).toBe(2);
    expect(await listed({ term: String(next) })).toHaveLength(1);
    expect(await listed({ term: String(current) })).toHaveLength(1);
    expect((await send([header, line()])).written).toBe(1);
    expect(await listed({ term: String(current) })).toHaveLength(2);
  });

  test('is told of a term that is not there, with its line and column', async () => {
    const { faults, good } = await send([`${header},term`, `${line()},Autumn`], 'trial');
    expect(good).toBe(0);
    expect(faults).toEqual([
      { line: 2, column: 'term', message: 'There is no term with this name.' },
    ]);
  });
});

test('admins find the students of a term, and those of them without a place', async () => {
  const term = await aTerm(app, admin);
  const company = await aCompany(app.services);
  const [placed, waiting, elsewhere] = [
    await aStudent(app.services),
    await aStudent(app.services),
    await aStudent(app.services),
  ];
  for (const student of [placed, waiting]) await choose(student, term);
  const pid = await aProject(app.services, company, { termId: term, places: 2 });
  const application = await anApplication(app, placed, pid);
  await anApplication(app, waiting, pid);
  for (const [event, { token }] of [
    ['offer', company],
    ['accept', placed],
  ] as const)
    await app.call(
      endpoints.moveApplication,
      { params: { id: application }, body: { event } },
      token,
    );
  expect((await listed({ term: String(term) })).sort()).toEqual([placed.id, waiting.id].sort());
  expect(await listed({ term: String(term), unplaced: 'true' })).toEqual([waiting.id]);
  expect(await listed({ term: 'none' })).toEqual([elsewhere.id]);
});
