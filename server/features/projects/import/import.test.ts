import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AppServices } from '../../../app.ts';
import type { OpenDatabase } from '../../../platform/database/open.ts';
import { testDatabase } from '../../../testing/database.ts';
import { aCompany } from '../../../testing/people.ts';
import { checkPostings, readPostings, requiredColumns } from './posting.ts';
import { settleProjects, writePostings } from './write.ts';

const header = requiredColumns.join(',');
const csv = (...rows: string[]) => new TextEncoder().encode([header, ...rows].join('\n'));
const good = 'A bridge,Lattice,"Draw it.",https://b.example,"Statics, FEM",Civil,30,Remote,pending';
const realFile = new URL('../../../../../shared/data/projects.csv', import.meta.url);

describe('reading a file of postings', () => {
  test('keeps quotes, commas, line breaks and Unicode, and knows the line each row begins on', () => {
    const { rows } = readPostings(
      csv(
        '"The ""big"" one",Größe & Söhne,"Two\nlines, 日本語",,C++,Computer,10,Oslo,pending',
        good,
      ),
    );
    expect(rows.map(({ line }) => line)).toEqual([2, 4]);
    expect(rows[0]?.fields).toMatchObject({
      title: 'The "big" one',
      companyName: 'Größe & Söhne',
      description: 'Two\nlines, 日本語',
    });
  });

  test('takes a byte order mark, Windows line ends, blank lines and columns in another order', () => {
    const text = `\uFEFF${[...requiredColumns].reverse().join(',')}\r\n\r\npending,Remote,30,Civil,FEM,,Draw it.,Lattice,A bridge\r\n`;
    const [row] = readPostings(new TextEncoder().encode(text)).rows;
    expect(row).toMatchObject({ line: 3, fields: { title: 'A bridge', status: 'pending' } });
  });

  test.each([
    ['no rows', csv(), 'no rows'],
    [
      'a missing column',
      new TextEncoder().encode('title,companyName\na,b'),
      'is missing the columns description',
    ],
    ['what is no text', Uint8Array.of(0x74, 0, 0xff, 0xfe), 'not text'],
    [
      'two columns of one name',
      new TextEncoder().encode(`${header},Title\n${good},x`),
      'title (column A), Title (column J)',
    ],
    ['an open quote', csv('"A bridge,Lattice'), 'not closed'],
  ])('refuses %s in a sentence', (_, bytes, sentence) => {
    expect(() => readPostings(bytes)).toThrow(sentence);
  });
});

describe('a file as people have it', () => {
  const windows1252 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

  test('says how it was read where it does not say so itself, and is read otherwise when told', () => {
    const bytes = windows1252(`sep=,\n${header}\n${good.replace('Lattice', 'S\xF8nner')}`);
    const { rows, guess } = readPostings(bytes);
    expect(rows[0]).toMatchObject({ line: 3, fields: { companyName: 'Sønner' } });
    expect(guess).toBe(
      'The file does not say its encoding. It was read as Western European (Windows-1252), with words such as “Sønner”.',
    );
    const told = readPostings(bytes, 'windows-1251');
    expect([told.rows[0]?.fields.companyName, told.guess]).toEqual(['Sшnner', null]);
  });

  test('has direction marks around the halves of a title, and links and numbers as people type them', () => {
    const row = good
      .replace('A bridge', '\u202DA\u202C \u202Dbridge\u202C')
      .replace('https://b.example', 'b.example/a')
      .replace(',30,', ',٣٠,');
    const { rows, unmarked } = readPostings(csv(row, row.replace('٣٠', '"1,500"')));
    const { good: kept, bad } = checkPostings(rows);
    expect(kept).toMatchObject([
      { title: 'A bridge', projectLink: 'https://b.example/a', duration: 30 },
    ]);
    expect([unmarked, bad]).toEqual([
      [2, 3],
      [
        {
          line: 3,
          column: 'duration',
          reason: 'This can be read as 1500 or as 1.5. Enter one of them.',
        },
      ],
    ]);
  });
});

describe('checking postings', () => {
  test('direction marks at the ends of a line or a value are taken off and told; inside a title they are refused', () => {
    const around = `\u202D${good}\u202C`;
    const [first, ...others] = good.split(',');
    const quoted = `\u202D"${first}"\u202C,${others.join(',')}`;
    const inside = good.replace('A bridge', 'A \u202Ebridge');
    const { rows, unmarked } = readPostings(csv(good, around, quoted, inside));
    const { good: kept, bad } = checkPostings(rows);
    expect(unmarked).toEqual([3, 4]);
    expect(kept.map(({ title }) => title)).toEqual(['A bridge', 'A bridge', 'A bridge']);
    expect(bad).toEqual([
      {
        line: 5,
        column: 'title',
        reason: 'Use one line, without line breaks or hidden control characters.',
      },
    ]);
  });

  test('lists every bad field with its line, column and reason, and keeps the good rows', () => {
    const { good: kept, bad } = checkPostings(
      readPostings(csv(good, ',Lattice,Draw it.,javascript:alert(1),,Civil,0,Remote,soon', good))
        .rows,
    );
    expect(kept).toHaveLength(2);
    expect(bad.map(({ line, column }) => [line, column])).toEqual([
      [3, 'title'],
      [3, 'projectLink'],
      [3, 'duration'],
      [3, 'status'],
    ]);
    for (const { reason } of bad) expect(reason).toMatch(/\.$/);
  });

  test('understands labels of states in any letter case', () => {
    const { good: kept } = checkPostings(
      readPostings(csv(good.replace('pending', 'ONGOING'))).rows,
    );
    expect(kept[0]?.status).toBe('In Progress');
  });
});

describe('writing postings', () => {
  let database: OpenDatabase;
  const now = new Date('2025-06-01T12:00:00Z');
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.close());

  const count = async (table: string) =>
    (
      await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(
        database.db,
      )
    ).rows[0]?.n;

  test('adds each once, however often the file is imported', async () => {
    const { good: postings } = checkPostings(
      readPostings(csv(good, good.replace('A bridge', 'Another'))).rows,
    );
    expect(await writePostings(database.db, postings, now)).toEqual({
      companiesCreated: 1,
      projectsAdded: 2,
      alreadyThere: 0,
    });
    expect(await writePostings(database.db, postings, now)).toEqual({
      companiesCreated: 0,
      projectsAdded: 0,
      alreadyThere: 2,
    });
    expect([await count('projects'), await count('events'), await count('companies')]).toEqual([
      2, 2, 1,
    ]);
  });

  test('knows a posting again by its link as the file has it, however that is kept', async () => {
    const { good: postings } = checkPostings(
      readPostings(csv(good.replace('A bridge', 'Known'))).rows,
    );
    await writePostings(database.db, postings, now);
    const { rows } = await sql<{ link: string }>`
      select project_link as link from projects where title = 'Known' and import_key = ${createHash(
        'sha256',
      )
        .update('lattice\0known\0https://b.example')
        .digest('base64url')}`.execute(database.db);
    expect(rows).toEqual([{ link: 'https://b.example/' }]);
    await sql`delete from projects where title = 'Known'`.execute(database.db);
  });

  test('leaves the table counted anew', async () => {
    const counted = async () => {
      const { rows } = await sql<{ counted: number }>`
        select reltuples::int as counted from pg_class where relname = 'projects'`.execute(
        database.db,
      );
      return rows[0]?.counted;
    };
    await settleProjects(database.db);
    expect(await counted()).toBe(await count('projects'));
  });

  test('gives nothing to an unverified company that calls itself by a known name', async () => {
    const services = {
      db: database.db,
      clock: () => now,
      tokens: { issue: async () => '' },
    } as unknown as AppServices;
    const impostor = await aCompany(services, 'Known Works');
    const { good: postings } = checkPostings(
      readPostings(csv(good.replace('Lattice', 'known works'))).rows,
    );
    expect((await writePostings(database.db, postings, now)).companiesCreated).toBe(1);
    const { rows } =
      await sql`select 1 from projects where company_id = ${impostor.companyId}`.execute(
        database.db,
      );
    expect(rows).toEqual([]);
  });

  test.skipIf(!existsSync(realFile))(
    'takes all 5,958 real postings, where they are at hand',
    async () => {
      const { good: postings, bad } = checkPostings(readPostings(readFileSync(realFile)).rows);
      expect([postings.length, bad.length]).toEqual([5958, 0]);
      const { projectsAdded } = await writePostings(database.db, postings, now);
      expect(projectsAdded).toBe(5958);
    },
  );
});
