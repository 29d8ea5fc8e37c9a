import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { anAdmin, aStudent, aUniversity, type Someone } from '../../testing/people.ts';

let app: TestApp;
let admin: Someone;
beforeAll(async () => {
  app = await testApp();
  admin = await anAdmin(app.services);
});
afterAll(() => app.close());

/** Two spellings of one university, with a student each. */
async function twoSpellings() {
  const word = `w${randomUUID().slice(0, 8)}`;
  const names = [`Univ. ${word}`, `University of ${word}`] as const;
  const [from, into] = [
    await aUniversity(app, admin, {
      name: names[0],
      otherNames: [`U ${word}`],
      domains: [`${word}.example`],
    }),
    await aUniversity(app, admin, { name: names[1] }),
  ];
  const students = [
    await aStudent(app.services, { university: names[0] }),
    await aStudent(app.services, { university: names[1] }),
    await aStudent(app.services, { university: 'Somewhere', domain: `cs.${word}.example` }),
  ];
  return { word, names, from, into, students };
}

const merge = (id: number, into: number) =>
  app.call(endpoints.mergeUniversity, { params: { id }, body: { into } }, admin.token);
const preview = (id: number, into: number) =>
  app.call(endpoints.previewMerge, { params: { id }, query: { into: String(into) } }, admin.token);
const universitiesOf = async (students: readonly Someone[]) => {
  const { rows } = await sql<{ university_id: number | null }>`
    select distinct university_id from students where id = any(${students.map(({ id }) => id)}::bigint[])`.execute(
    app.database.db,
  );
  return rows.map(({ university_id }) => university_id);
};

test('a merge says before what moves, moves it, and keeps what students wrote', async () => {
  const { word, names, from, into, students } = await twoSpellings();
  expect((await preview(from, into)).body).toEqual({
    id: from,
    name: names[0],
    into: { id: into, name: names[1] },
    students: 2,
    staff: 0,
    names: [names[0], `U ${word}`],
    domains: [`${word}.example`],
  });
  expect((await merge(from, into)).body).toMatchObject({
    id: into,
    name: names[1],
    otherNames: [`U ${word}`, names[0]],
    domains: [`${word}.example`],
    students: 3,
  });
  expect(await universitiesOf(students)).toEqual([into]);
  const gone = await app.call(endpoints.getUniversity, { params: { id: from } }, admin.token);
  expect(gone.status).toBe(404);
  const { body: log } = await app.call(
    endpoints.listAudit,
    { query: { kind: 'university', subjectId: String(from) } },
    admin.token,
  );
  expect(log[0]).toMatchObject({
    act: 'merged',
    subject: names[0],
    before: { students: 2, domains: [`${word}.example`] },
    after: { mergedInto: names[1] },
  });
  // Whoever writes the old spelling from now on falls under the one that is left.
  const late = await aStudent(app.services, { university: names[0] });
  expect(await universitiesOf([late])).toEqual([into]);
});

test('a university is not merged into itself, nor into one that is not there', async () => {
  const { from, into } = await twoSpellings();
  expect((await merge(from, from)).body.errors).toEqual([
    { path: 'into', message: 'Choose another university.' },
  ]);
  await merge(from, into);
  for (const answer of [await merge(from, into), await preview(into, from)]) {
    expect(answer.status).toBe(404);
    expect(answer.body.detail).toBe(
      'One of these universities has been merged or deleted in the meantime.',
    );
  }
});

test('two simultaneous merges in opposite directions leave one university and lose no student', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { from, into, students } = await twoSpellings();
    const answers = await Promise.all([merge(from, into), merge(into, from)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    const left = answers[0]!.status === 200 ? into : from;
    expect(await universitiesOf(students)).toEqual([left]);
    const { body } = await app.call(endpoints.getUniversity, { params: { id: left } }, admin.token);
    expect(body).toMatchObject({ students: 3 });
  }
});

test('a student who registers during a merge falls under the remaining university', async () => {
  const { names, from, into, students } = await twoSpellings();
  const [late] = await Promise.all([
    Promise.all(
      Array.from({ length: 8 }, () =>
        aStudent(app.services, { university: names[0], isKnown: false }),
      ),
    ),
    merge(from, into),
  ]);
  expect(await universitiesOf([...students, ...late])).toEqual([into]);
});
