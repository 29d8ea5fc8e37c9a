import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../database/open.ts';
import { testDatabase } from '../../testing/database.ts';
import { writePostings } from '../import/write.ts';
import { suggestSkills } from './skills.ts';

const now = new Date('2026-11-02T09:00:00Z');
const posting = (title: string, skills: string) =>
  ({
    title,
    skills,
    companyName: 'Lattice',
    description: 'Draw it.',
    projectLink: '',
    engineeringType: 'Civil',
    duration: 30,
    location: 'Remote',
    status: 'pending',
  }) as const;

describe('skills in use', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await testDatabase();
    await writePostings(
      database.db,
      [
        posting('A bridge', 'Statics, FEM'),
        posting('A dam', 'FEM, fem, CAD'),
        posting('A pier', ''),
      ],
      now,
    );
  });
  afterAll(() => database.close());

  test('count each of several projects that were added together once', async () => {
    expect(await suggestSkills(database.db, '')).toEqual([
      { label: 'FEM', uses: 2 },
      { label: 'CAD', uses: 1 },
      { label: 'Statics', uses: 1 },
    ]);
  });

  test('keep the writing they were first met in, and count on', async () => {
    await writePostings(database.db, [posting('A quay', 'cad, Femur')], now);
    expect(await suggestSkills(database.db, 'c')).toEqual([{ label: 'CAD', uses: 2 }]);
    expect(await suggestSkills(database.db, 'FEM')).toEqual([
      { label: 'FEM', uses: 2 },
      { label: 'Femur', uses: 1 },
    ]);
  });

  test('count what an edit names', async () => {
    await sql`update projects set skills = 'Survey, CAD' where title = 'A pier'`.execute(
      database.db,
    );
    expect(await suggestSkills(database.db, 's')).toMatchObject([
      { label: 'Statics' },
      { label: 'Survey', uses: 1 },
    ]);
    expect(await suggestSkills(database.db, 'cad')).toEqual([{ label: 'CAD', uses: 3 }]);
  });
});
