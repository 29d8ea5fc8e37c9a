import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import type { UniversityForm } from '../../../src/contract/universities/managed-universities.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { anAdmin, aStudent, aUniversity, type Someone } from '../../testing/people.ts';

let app: TestApp;
let admin: Someone;
beforeAll(async () => {
  app = await testApp();
  admin = await anAdmin(app.services, 'Moderator');
});
afterAll(() => app.close());

/** A word that no other test has. */
const aWord = () => `w${randomUUID().slice(0, 8)}`;
const universityOf = async ({ id }: { id: number }) =>
  (
    await sql<{ university_id: number | null }>`
      select university_id from students where id = ${id}`.execute(app.database.db)
  ).rows[0]!.university_id;
const get = async (id: number) =>
  (await app.call(endpoints.getUniversity, { params: { id } }, admin.token)).body;
const change = (id: number, body: UniversityForm) =>
  app.call(endpoints.updateUniversity, { params: { id }, body }, admin.token);

describe('a student falls under the university', () => {
  test.each([
    ['whose name they wrote, in any letter case and spacing', '  %  UNIVERSITY ', 'post.example'],
    ['whose other name they wrote', 'U%', 'post.example'],
    ['from whose domain they write', 'Somewhere', '%.example'],
    ['from below whose domain they write', 'Somewhere', 'cs.%.example'],
  ])('%s', async (_, written, domain) => {
    const word = aWord();
    const id = await aUniversity(app, admin, {
      name: `${word} University`,
      otherNames: [`U${word}`],
      domains: [`${word}.example`],
    });
    const student = await aStudent(app.services, {
      university: written.replace('%', word),
      domain: domain.replace('%', word),
    });
    expect(await universityOf(student)).toBe(id);
  });

  test('they named, whatever their address says', async () => {
    const [named, written] = [aWord(), aWord()];
    const id = await aUniversity(app, admin, { name: named });
    await aUniversity(app, admin, { domains: [`${written}.example`] });
    const student = await aStudent(app.services, {
      university: named,
      domain: `${written}.example`,
    });
    expect(await universityOf(student)).toBe(id);
  });

  test('with the nearest domain', async () => {
    const word = aWord();
    await aUniversity(app, admin, { domains: [`${word}.example`] });
    const id = await aUniversity(app, admin, { domains: [`arts.${word}.example`] });
    const student = await aStudent(app.services, { domain: `mail.arts.${word}.example` });
    const elsewhere = await aStudent(app.services, { domain: `not-arts.${word}.example` });
    expect(await universityOf(student)).toBe(id);
    expect(await universityOf(elsewhere)).not.toBe(id);
  });

  test('and under none where neither is known, which makes no university', async () => {
    const word = aWord();
    const student = await aStudent(app.services, { university: word });
    expect(await universityOf(student)).toBeNull();
    const query = { searchText: word };
    expect((await app.call(endpoints.listUniversities, { query }, admin.token)).body).toEqual([]);
  });

  test('that they name later, and what they wrote stays to the letter', async () => {
    const word = aWord();
    const id = await aUniversity(app, admin, { name: word });
    const student = await aStudent(app.services);
    const profile = {
      firstName: 'Ada',
      lastName: 'Byron',
      email: student.email,
      engineeringType: 'Civil',
      collegeYear: 'Third',
      university: word.toUpperCase(),
    } as const;
    const params = { sId: student.id };
    const { body } = await app.call(
      endpoints.updateStudent,
      { params, body: profile },
      student.token,
    );
    expect(body.university).toBe(word.toUpperCase());
    expect(await universityOf(student)).toBe(id);
  });

  test('of their line in an imported file', async () => {
    const word = aWord();
    const id = await aUniversity(app, admin, { name: word });
    const header = 'firstName,lastName,email,engineeringType,collegeYear,university';
    const lines = ['a', 'b'].map((one) => `Bo,Lee,${one}@${word}.example,Civil,Final,${word}`);
    const file = new Blob([[header, ...lines].join('\n')], { type: 'text/csv' });
    const query = { mode: 'whole' } as const;
    const { body } = await app.call(endpoints.importStudents, { query, file }, admin.token);
    expect(body.written).toBe(2);
    expect((await get(id)).students).toBe(2);
  });
});

test('registering keeps any text, and places whoever is known', async () => {
  const word = aWord();
  const id = await aUniversity(app, admin, { name: word });
  const register = async (university: string) => {
    const email = `${aWord()}@people.example`;
    const profile = { firstName: 'Zoë', lastName: 'Å', email, password: 'larch, oak and steel' };
    const studies = { engineeringType: 'Civil', collegeYear: 'Final', university } as const;
    const { status } = await app.call(endpoints.registerStudent, {
      body: { ...profile, ...studies },
    });
    expect(status).toBe(201);
    const { rows } = await sql<{ university: string; university_id: number | null }>`
      select university, university_id from students where email = ${email}`.execute(
      app.database.db,
    );
    return rows[0];
  };
  expect(await register(`School of hard knocks, ${word}`)).toEqual({
    university: `School of hard knocks, ${word}`,
    university_id: null,
  });
  expect(await register(word.toUpperCase())).toEqual({
    university: word.toUpperCase(),
    university_id: id,
  });
});

describe('a university', () => {
  test('that is added, renamed or given a name takes those who wrote it, and gives them back', async () => {
    const word = aWord();
    const student = await aStudent(app.services, { university: word });
    const id = await aUniversity(app, admin, { name: `${word} old` });
    await change(id, { name: word });
    expect(await universityOf(student)).toBe(id);
    await change(id, { name: `${word} new` });
    expect(await universityOf(student)).toBeNull();
    const { body } = await app.call(
      endpoints.nameUniversity,
      { params: { id }, body: { name: word } },
      admin.token,
    );
    expect(body).toMatchObject({ otherNames: [word], students: 1 });
  });

  test('with a new domain takes who writes from it, and a name still counts first', async () => {
    const word = aWord();
    const domain = `${word}.example`;
    const student = await aStudent(app.services, { university: `${word} B`, domain });
    const [one, other] = [await aUniversity(app, admin), await aUniversity(app, admin)];
    await change(one, { name: `${word} A`, domains: [domain.toUpperCase()] });
    expect(await universityOf(student)).toBe(one);
    await change(other, { name: `${word} B` });
    expect(await universityOf(student)).toBe(other);
  });

  test('has no name or domain that another one has', async () => {
    const word = aWord();
    await aUniversity(app, admin, { name: word, domains: [`${word}.example`] });
    const add = (body: UniversityForm) => app.call(endpoints.addUniversity, { body }, admin.token);
    const refusals = [
      await add({ name: ` ${word.toUpperCase()}` }),
      await add({ name: aWord(), otherNames: [word] }),
      await add({ name: aWord(), domains: [`${word}.example`] }),
    ];
    expect(refusals.map(({ status, body }) => [status, body.code, body.errors[0].path])).toEqual([
      [409, 'university-taken', 'name'],
      [409, 'university-taken', 'otherNames'],
      [409, 'university-taken', 'domains'],
    ]);
    expect(refusals[1]?.body.detail).toBe(`${word} already has the name “${word}”.`);
  });

  test.each(['leeds', '@leeds.ac.uk', 'leeds..uk', 'ex ample.org', ''])(
    '“%s” is no domain',
    async (domain) => {
      const body = { name: aWord(), domains: [domain] };
      const { status } = await app.call(endpoints.addUniversity, { body }, admin.token);
      expect(status).toBe(400);
    },
  );

  test('that somebody else has changed is not changed over their words', async () => {
    const id = await aUniversity(app, admin);
    const { version } = await get(id);
    const rename = (name: string) =>
      app.call(
        endpoints.updateUniversity,
        { params: { id }, body: { name }, version },
        admin.token,
      );
    expect((await rename(aWord())).status).toBe(200);
    expect((await rename(aWord())).body.code).toBe('changed');
  });

  test('is deleted while no student falls under it, and refuses in words afterwards', async () => {
    const word = aWord();
    const id = await aUniversity(app, admin, { name: word });
    await aStudent(app.services, { university: word });
    const sentence = `1 student belongs to ${word}. Merge it into another university instead.`;
    const query = { kind: 'university', ids: String(id) } as const;
    expect((await app.call(endpoints.listDeletions, { query }, admin.token)).body).toEqual([
      { id, sentence, mayForce: false },
    ]);
    const refused = await app.call(endpoints.deleteUniversity, { params: { id } }, admin.token);
    expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
      409,
      'others-depend',
      sentence,
    ]);
    const params = { id: await aUniversity(app, admin) };
    expect((await app.call(endpoints.deleteUniversity, { params }, admin.token)).status).toBe(200);
  });

  test('is suggested to everyone by any of its names, ten at most', async () => {
    const word = aWord();
    await aUniversity(app, admin, { name: `Institute ${word}`, otherNames: [`${word} I`] });
    for (let n = 0; n < 11; n += 1)
      await aUniversity(app, admin, { name: `Of ${word} ${'abcdefghijk'[n]}` });
    const suggest = async (search: string) =>
      (await app.call(endpoints.suggestUniversities, { query: { search } })).body;
    const found = await suggest(` ${word.toUpperCase()} `);
    expect(found).toHaveLength(10);
    expect(found[0]).toEqual({ name: `Institute ${word}`, otherName: `${word} I` });
    expect(await suggest(`of ${word} b`)).toEqual([{ name: `Of ${word} b`, otherName: null }]);
    expect([await suggest(''), await suggest('%')]).toEqual([[], []]);
  });

  test('is found by name, other name and domain, and leads to its students', async () => {
    const word = aWord();
    const id = await aUniversity(app, admin, {
      name: `${word} U`,
      otherNames: [`also ${word}x`],
      domains: [`${word}y.example`],
    });
    const student = await aStudent(app.services, { university: `${word} U` });
    for (const searchText of [`${word} u`, `${word}x`, `${word}y`]) {
      const query = { searchText };
      const { body } = await app.call(endpoints.listUniversities, { query }, admin.token);
      expect(body).toMatchObject([{ id, students: 1 }]);
    }
    const query = { university: String(id) };
    const { body } = await app.call(endpoints.listStudents, { query }, admin.token);
    expect(body.map(({ sId }: { sId: number }) => sId)).toEqual([student.id]);
    const params = { id: student.id };
    const { body: record } = await app.call(endpoints.getStudent, { params }, admin.token);
    expect(record.fallsUnder).toEqual({ id, name: `${word} U` });
  });
});

test('texts that fall under none are told with their students, the most first', async () => {
  const word = aWord();
  for (const university of [`${word} one`, `${word} two`, `${word.toUpperCase()}  TWO`])
    await aStudent(app.services, { university });
  const query = { searchText: word };
  const { body } = await app.call(endpoints.listUnplaced, { query }, admin.token);
  expect(body).toEqual([
    { text: `${word} two`, students: 2 },
    { text: `${word} one`, students: 1 },
  ]);
  const none = { university: 'none', searchText: word } as const;
  expect((await app.call(endpoints.listStudents, { query: none }, admin.token)).body).toHaveLength(
    3,
  );
  await aUniversity(app, admin, { name: `${word} Two` });
  expect((await app.call(endpoints.listUnplaced, { query }, admin.token)).body).toEqual([
    { text: `${word} one`, students: 1 },
  ]);
});
