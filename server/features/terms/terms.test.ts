import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import type { Term, TermForm } from '../../../src/contract/terms/terms.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { aCompany, anAdmin, aProject, aStudent, aTerm, termDays } from '../../testing/people.ts';

const day = 86_400_000;
const spring = {
  applyFrom: '2127-01-10',
  applyTo: '2127-02-10',
  answerBy: '2127-02-20',
  workFrom: '2127-03-01',
  workTo: '2127-05-31',
  evaluateBy: '2127-06-14',
} as const;

let app: TestApp;
let admin: Awaited<ReturnType<typeof anAdmin>>;
beforeAll(async () => {
  app = await testApp({ timeZone: 'Europe/Berlin' });
  admin = await anAdmin(app.services, 'Moderator');
});
afterAll(() => app.close());

const aName = () => `Term ${randomUUID()}`;
const add = (form: TermForm) => app.call(endpoints.addTerm, { body: form }, admin.token);
const change = (id: number, body: TermForm, version?: string) =>
  app.call(
    endpoints.updateTerm,
    { params: { id }, body, ...(version && { version }) },
    admin.token,
  );
const remove = (id: number) => app.call(endpoints.deleteTerm, { params: { id } }, admin.token);
const listed = async (token = admin.token) =>
  (await app.call(endpoints.listTerms, {}, token)).body as {
    timeZone: string;
    today: string;
    terms: Term[];
  };

describe('a term', () => {
  test('is read by everybody who is signed in, with where it stands', async () => {
    const name = aName();
    const { body } = await add({ name, ...spring });
    for (const { token } of [await aStudent(app.services), await aCompany(app.services)]) {
      const { timeZone, terms } = await listed(token);
      expect(timeZone).toBe('Europe/Berlin');
      expect(terms.find(({ id }) => id === body.id)).toMatchObject({ name, phase: 'upcoming' });
    }
    expect((await app.call(endpoints.listTerms, {})).status).toBe(401);
  });

  test('begins and ends with the days of the programme, in summer and in winter', async () => {
    const { body } = await add({ name: aName(), ...spring });
    const { rows } = await sql<{ opens_at: Date; closes_at: Date; ends_at: Date }>`
      select opens_at, closes_at, ends_at from terms where id = ${body.id}`.execute(
      app.database.db,
    );
    // What is read as a day is that day.
    expect(rows[0]!.closes_at.toISOString()).toBe('2127-02-10T22:59:59.999Z');
    expect(rows[0]!.opens_at.toISOString()).toBe('2127-01-09T23:00:00.000Z');
    expect(rows[0]!.ends_at.toISOString()).toBe('2127-06-14T22:00:00.000Z');
  });

  test.each([
    ['applyTo', '2127-01-09'],
    ['answerBy', '2127-02-09'],
    ['workFrom', '2127-02-19'],
    ['workTo', '2127-02-28'],
    ['evaluateBy', '2127-05-30'],
    ['evaluateBy', '2127-02-30'],
  ])('is refused with %s on %s', async (date, wrong) => {
    const { status, body } = await add({ name: aName(), ...spring, [date]: wrong });
    expect(status).toBe(400);
    expect(body.errors[0].path).toBe(date);
  });

  test('is refused when it is past from the first', async () => {
    const { body } = await add({ name: aName(), ...daysOfLastYear() });
    expect(body).toMatchObject({ code: 'invalid', errors: [{ path: 'evaluateBy' }] });
  });

  test('has a name of its own, whatever the letter case', async () => {
    const name = aName();
    const { body: first } = await add({ name, ...spring });
    const taken = await add({ name: name.toUpperCase(), ...spring });
    expect(taken).toMatchObject({ status: 409, body: { code: 'term-name-taken' } });
    const { body: other } = await add({ name: aName(), ...spring });
    expect((await change(other.id, { name, ...spring })).body.code).toBe('term-name-taken');
    expect((await change(first.id, { name: name.toUpperCase(), ...spring })).status).toBe(200);
  });

  test('gets a name that two admins give at once only once', async () => {
    const [one, other] = [await aTerm(app, admin), await aTerm(app, admin)];
    const name = aName();
    const answers = await Promise.all([one, other].map((id) => change(id, { name, ...spring })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('is changed by one at a time', async () => {
    const { body: began } = await add({ name: aName(), ...spring });
    const one = await change(began.id, { name: aName(), ...spring }, began.version);
    expect(one.status).toBe(200);
    const other = await change(began.id, { name: aName(), ...spring }, began.version);
    expect(other.body.code).toBe('changed');
  });

  test('is deleted while nothing hangs on it', async () => {
    const id = await aTerm(app, admin);
    const company = await aCompany(app.services);
    const pid = await aProject(app.services, company);
    await sql`update projects set term_id = ${id} where id = ${pid}`.execute(app.database.db);
    const refused = await remove(id);
    expect(refused).toMatchObject({ status: 409, body: { code: 'others-depend' } });
    expect(refused.body.detail).toMatch(/cannot be deleted: 1 project is in it\.$/);
    const query = { kind: 'term', ids: String(id) } as const;
    const { body: asked } = await app.call(endpoints.listDeletions, { query }, admin.token);
    expect(asked).toEqual([{ id, sentence: refused.body.detail, mayForce: false }]);
    await sql`update projects set term_id = null where id = ${pid}`.execute(app.database.db);
    const student = await aStudent(app.services);
    await sql`update students set term_id = ${id} where id = ${student.id}`.execute(
      app.database.db,
    );
    expect((await remove(id)).body.detail).toMatch(/cannot be deleted: 1 student is in it\.$/);
    await sql`update students set term_id = null where id = ${student.id}`.execute(app.database.db);
    expect((await remove(id)).status).toBe(200);
    expect((await remove(id)).status).toBe(404);
  });
});

test('a term that is past stays as it was', async () => {
  const aside = await testApp();
  const by = await anAdmin(aside.services);
  const id = await aTerm(aside, by, { name: 'Last', evaluateBy: 110 });
  aside.passTime(111 * day);
  const again = await anAdmin(aside.services);
  const body = { name: 'Lasting', ...termDays(aside.services) };
  const answer = await aside.call(endpoints.updateTerm, { params: { id }, body }, again.token);
  expect(answer).toMatchObject({ status: 409, body: { code: 'term-over' } });
  const { body: programme } = await aside.call(endpoints.listTerms, {}, again.token);
  expect(programme.terms).toMatchObject([{ id, name: 'Last', phase: 'past' }]);
  await aside.close();
});

const daysOfLastYear = () =>
  termDays(app.services, {
    applyFrom: -365,
    applyTo: -330,
    answerBy: -320,
    workFrom: -310,
    workTo: -250,
    evaluateBy: -240,
  });
