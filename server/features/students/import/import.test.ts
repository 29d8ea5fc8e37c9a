import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import type { ImportMode } from '../../../../src/contract/table.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { anAdmin, aStudent, type Someone } from '../../../testing/people.ts';
import { aFileWithMistakes } from '../../../testing/planted.ts';

let app: TestApp;
let admin: Someone;
beforeAll(async () => {
  app = await testApp();
  admin = await anAdmin(app.services, 'Moderator');
});
afterAll(() => app.close());

const send = (text: string | Uint8Array, mode: ImportMode, mapping = {}, type = 'text/csv') =>
  app.call(
    endpoints.importStudents,
    { query: { mode, ...mapping }, file: new Blob([text as never], { type }) },
    admin.token,
  );
const sendWith = (idempotencyKey: string, text: string, mode: ImportMode) =>
  app.call(
    endpoints.importStudents,
    { query: { mode }, file: new Blob([text], { type: 'text/csv' }), idempotencyKey },
    admin.token,
  );
const counts = async () => {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*)::int from students) as students, (select count(*)::int from accounts) as accounts,
      (select count(*)::int from account_links) as invitations, (select count(*)::int from audit_log) as acts`.execute(
    app.database.db,
  );
  return rows[0]!;
};

const header = 'firstName,lastName,email,engineeringType,collegeYear,university';
const line = (email: string) => `Zoë,Ångström,${email},Civil,Final,Østfold`;

describe('10,000 students with 25 mistakes', () => {
  const takenEmail = 'taken@people.example';
  const { text, mistakes } = aFileWithMistakes(10_000, takenEmail);
  beforeAll(async () => {
    const { id } = await aStudent(app.services);
    await sql`update accounts set email = ${takenEmail}, normal_email = ${takenEmail} where id = ${id}`.execute(
      app.database.db,
    );
  });

  test.each(['trial', 'whole'] as const)(
    'tried as %s list exactly those, each with line and column, and write nothing',
    async (mode) => {
      const before = await counts();
      const { status, body } = await send(text, mode);
      expect(status).toBe(200);
      expect(body.faults).toEqual(mistakes);
      expect(body).toMatchObject({ rows: 10_000, good: 9_975, written: 0, faultyLines: 25 });
      expect(await counts()).toEqual(before);
    },
  );

  test('skipped, leave 9,975 who are written and invited; the same file again adds nobody', async () => {
    const before = await counts();
    const { body } = await send(text, 'skip');
    expect(body).toMatchObject({ written: 9_975, faultyLines: 25 });
    const after = await counts();
    for (const table of ['students', 'accounts', 'invitations'])
      expect(after[table]! - before[table]!).toBe(9_975);
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from pgboss.job where name = 'mail' and state = 'created'`.execute(
      app.database.db,
    );
    expect(rows[0]?.waiting).toBe(9_975);

    const again = await send(text, 'skip');
    expect(again.body).toMatchObject({ good: 0, written: 0, faultyLines: 10_000 });
    expect(again.body.faults).toHaveLength(1_000);
  });
});

describe('a file', () => {
  test('with a line break or nothing visible in a name is told so at its line', async () => {
    const text = `${header}\n"Ann\n=1000+337",Lee,ann@x.example,Civil,Final,Lindow\nBo,\u200B,bo@x.example,Civil,Final,Lindow`;
    expect((await send(text, 'trial')).body).toMatchObject({
      good: 0,
      faults: [
        {
          line: 2,
          column: 'firstName',
          message: 'Use one line, without line breaks or hidden control characters.',
        },
        { line: 4, column: 'lastName', message: 'Last name is required.' },
      ],
    });
  });

  test('is read with the columns the admin names, a byte order mark and any line ends', async () => {
    const mapping = { firstName: 'Given name', lastName: 'Surname', email: 'E-mail' };
    const text = `\uFEFFE-mail,Surname,GIVEN NAME,engineeringType,collegeYear,university,Phone\r\nmapped@people.example,"Byron, ""Lady""",Ada,COMPUTER,first,Lindow,12\r`;
    expect((await send(text, 'whole', mapping)).body).toMatchObject({ written: 1, faults: [] });
    const query = { searchText: 'mapped@people' };
    const { body } = await app.call(endpoints.listStudents, { query }, admin.token);
    expect(body).toMatchObject([
      {
        firstName: 'Ada',
        lastName: 'Byron, "Lady"',
        engineeringType: 'Computer',
        collegeYear: 'First',
      },
    ]);
  });

  test('counts the lines within quotes, and leaves empty ones out', async () => {
    const text = `${header}\n\nZoë,Å,one@q.example,Civil,Final,"Hall\n"\n,,,,,\nZoë,Å,no address,Civil,Final,X\n`;
    const mapping = { email: 'EMAIL' };
    expect((await send(text, 'trial', mapping)).body).toEqual({
      rows: 2,
      good: 1,
      written: 0,
      faultyLines: 1,
      unmarkedLines: 0,
      faults: [{ line: 6, column: 'email', message: 'Enter a valid email address.' }],
    });
  });

  test('names a fault by the column’s name in the file', async () => {
    const text = `Mail,${header.replace('email,', '')}\nx,A,B,Civil,Final,C`;
    const { body } = await send(text, 'trial', { email: 'mail' });
    expect(body.faults).toMatchObject([{ line: 2, column: 'Mail' }]);
  });

  test.each([
    ['without a column', 'firstName,lastName\nA,B', '“email”'],
    [
      'with quotes that never close',
      `${header}\n${line('a@x.example')}\n"A,B`,
      'Line 3 has an unclosed quote.',
    ],
    ['with nothing beneath its header', `${header}\n\n`, 'no lines'],
    ['that is empty', '', 'no column'],
    ['that is no text', Uint8Array.of(0x74, 0, 0xff, 0xfe), 'UTF-8'],
    [
      'with two columns of one name',
      `${header},Email\n${line('a@x.example')},b`,
      'Choose one of “email (column C)”, “Email (column G)”.',
    ],
    ['that is packed', gzipSync(`${header}\n${line('a@x.example')}`), 'UTF-8'],
    ['of 20,001 students', `${header}\n${'A,B,C,D,E,F\n'.repeat(20_001)}`, '20,000'],
  ])('%s is refused in a sentence', async (_, text, sentence) => {
    const { status, body } = await send(text, 'skip');
    expect(status).toBe(400);
    expect(body.code).toBe('file-unreadable');
    expect(body.detail).toContain(sentence);
  });

  test('of another encoding is read with the one that it has, or that is chosen', async () => {
    const text = `sep=;\n${header}\n${line('coded@people.example')}`.replaceAll(',', ';');
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    expect((await send(bytes, 'trial')).body).toMatchObject({ good: 1, faults: [] });
    await send(bytes, 'whole', { encoding: 'windows-1251' });
    const query = { searchText: 'coded@people' };
    const { body } = await app.call(endpoints.listStudents, { query }, admin.token);
    expect(body).toMatchObject([{ firstName: 'Zoл', university: 'Шstfold' }]);
  });

  test('with one address twice, however it is written, is told so at its second line', async () => {
    const text = `${header}\n${line('same@people.example')}\n${line('Zoë <Same@people.example>;')}`;
    expect((await send(text, 'trial')).body).toMatchObject({
      good: 1,
      faults: [{ line: 3, message: 'This email address is already on line 2.' }],
    });
  });

  test('with two columns of one name is read by the one that is chosen', async () => {
    const text = `${header},Email\nA,B,,Civil,Final,C,${'twin@people.example'}`;
    const { body } = await send(text, 'whole', { email: 'Email (column G)' });
    expect(body).toMatchObject({ written: 1, faults: [] });
  });

  test('of another kind, or too large, is refused', async () => {
    expect((await send('{}', 'trial', {}, 'application/json')).status).toBe(415);
    expect((await send('x'.repeat(10 * 1024 * 1024 + 1), 'trial')).status).toBe(413);
  });

  test('that the product exported is taken back', async () => {
    const query = { searchText: 'zoë' };
    await send(`${header}\n${line('round@people.example')}`, 'whole');
    const { body } = await app.call(endpoints.exportStudents, { query }, admin.token);
    expect(Papa.parse(body).errors).toEqual([]);
    const renamed = body.replaceAll('round@people', 'trip@people').replace('Zoë', "'-Zoë");
    expect((await send(renamed, 'whole')).body).toMatchObject({ written: 1, faults: [] });
    const [back] = (
      await app.call(endpoints.listStudents, { query: { searchText: 'trip@people' } }, admin.token)
    ).body;
    expect(back.firstName).toBe('-Zoë');
  });
});

test('two imports of one file at once add each student once', async () => {
  const text = `${header}\n${Array.from({ length: 300 }, (_, n) => line(`both-${n}@people.example`)).join('\n')}`;
  const before = await counts();
  const answers = await Promise.all([send(text, 'whole'), send(text, 'whole')]);
  const written = answers.map(({ body }) => body.written).sort((one, other) => one - other);
  expect(written).toEqual([0, 300]);
  expect((await counts()).students! - before.students!).toBe(300);
});

describe('an import that is sent again with its key, because its answer was lost,', () => {
  const fileOf = (name: string, students: number) =>
    [
      header,
      ...Array.from({ length: students }, (_, n) => line(`${name}-${n}@people.example`)),
    ].join('\n');

  test.each([
    ['whole', fileOf('lost-whole', 3), 3],
    ['skip', `${fileOf('lost-skip', 2_500)}\n${line('no address')}`, 2_500],
    // Nothing is without fault: the last of no batches is kept as well.
    ['skip', `${header}\n${line('nor this one')}`, 0],
    ['whole', `${header}\n${line('neither this')}`, 0],
  ] as const)('as %s is told what the first one wrote', async (mode, text, written) => {
    const key = `import-${mode}-${written}`;
    const first = await sendWith(key, text, mode);
    expect(first.body.written).toBe(written);
    const before = await counts();
    const again = await sendWith(key, text, mode);
    expect(again.body).toEqual(first.body);
    expect(await counts()).toEqual(before);
  });

  test('while the first is under way, waits for it and is told the same', async () => {
    const text = fileOf('lost-early', 50);
    const answers = await Promise.all([1, 2].map(() => sendWith('import-at-once', text, 'whole')));
    expect(answers.map(({ body }) => body.written)).toEqual([50, 50]);
  });

  test('is refused with another file', async () => {
    await sendWith('import-of-one', fileOf('lost-one', 1), 'whole');
    const { status, body } = await sendWith('import-of-one', fileOf('lost-other', 1), 'whole');
    expect(status).toBe(400);
    expect(body.detail).toBe(
      'This Idempotency-Key has been used for a different request. Use a new one.',
    );
  });
});
