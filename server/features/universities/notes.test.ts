import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { notesAtMost } from '../../../src/contract/universities/faculty-notes.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { aFaculty, aMemberOfStaff, anAdmin, type Someone } from '../../testing/people.ts';

let app: TestApp;
let admin: Someone;
beforeAll(async () => {
  app = await testApp();
  admin = await anAdmin(app.services);
});
afterAll(() => app.close());

const add = (vera: Someone, { id }: Someone, note: string, idempotencyKey?: string) =>
  app.call(
    endpoints.addFacultyNote,
    { params: { id }, body: { note }, ...(idempotencyKey && { idempotencyKey }) },
    vera.token,
  );
const list = ({ token }: Someone, { id }: Someone) =>
  app.call(endpoints.listFacultyNotes, { params: { id } }, token);
const change = ({ token }: Someone, id: number, note: string) =>
  app.call(endpoints.changeFacultyNote, { params: { id }, body: { note } }, token);
const remove = ({ token }: Someone, id: number) =>
  app.call(endpoints.deleteFacultyNote, { params: { id } }, token);

test('a note is written once, changed and deleted by its author', async () => {
  const { vera, studentThere } = await aFaculty(app, admin);
  const student = await studentThere();
  const key = randomUUID();
  const [first, again] = [
    await add(vera, student, 'Call her.', key),
    await add(vera, student, 'Call her.', key),
  ];
  expect([first.status, again.body.id]).toEqual([201, first.body.id]);
  const { id } = first.body;
  expect((await change(vera, id, 'She called.')).body).toMatchObject({ id, note: 'She called.' });
  const [note] = (await list(vera, student)).body;
  expect(note).toMatchObject({ id, note: 'She called.', changedAt: expect.any(String) });
  expect((await remove(vera, id)).status).toBe(200);
  expect((await list(vera, student)).body).toEqual([]);
});

test('nobody else reads, changes or deletes it: not a colleague, not staff of another university', async () => {
  const { vera, universityId, studentThere } = await aFaculty(app, admin);
  const student = await studentThere();
  const { body: note } = await add(vera, student, 'Call her.');
  const colleague = await aMemberOfStaff(app.services, [universityId]);
  expect((await list(colleague, student)).body).toEqual([]);
  const { vera: stranger } = await aFaculty(app, admin);
  expect((await list(stranger, student)).status).toBe(404);
  expect((await add(stranger, student, 'Who?')).status).toBe(404);
  for (const other of [colleague, stranger]) {
    expect((await change(other, note.id, 'Mine.')).status).toBe(404);
    expect((await remove(other, note.id)).status).toBe(404);
  }
  expect((await list(vera, student)).body).toMatchObject([{ note: 'Call her.' }]);
});

test('whose student has left for another university reaches the note no longer', async () => {
  const { vera, studentThere } = await aFaculty(app, admin);
  const student = await studentThere();
  const { body: note } = await add(vera, student, 'Call her.');
  await sql`update students set university = 'Elsewhere' where id = ${student.id}`.execute(
    app.database.db,
  );
  for (const answer of [
    await list(vera, student),
    await change(vera, note.id, 'x'),
    await remove(vera, note.id),
  ])
    expect(answer.status).toBe(404);
});

test('there are a hundred about one student and no more', async () => {
  const { vera, studentThere } = await aFaculty(app, admin);
  const student = await studentThere();
  await sql`
    insert into faculty_notes (account_id, student_id, note, written_at)
    select ${vera.id}, ${student.id}, 'One of many.', now() from generate_series(1, ${notesAtMost - 1}::int)`.execute(
    app.database.db,
  );
  const answers = await Promise.all([add(vera, student, 'One.'), add(vera, student, 'Two.')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect((await add(vera, student, 'Three.')).body.code).toBe('too-many-saved');
});
