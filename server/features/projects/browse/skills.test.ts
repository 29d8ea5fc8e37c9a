import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProjectStatus } from '../../../../src/contract/projects/statuses.ts';
import { stated } from '../../../../src/contract/testing/conditions.ts';
import type { OpenDatabase } from '../../../platform/database/open.ts';
import { testDatabase } from '../../../testing/database.ts';
import { writePostings } from '../import/write.ts';
import { suggestSkills } from './skills.ts';

const now = new Date('2026-11-02T09:00:00Z');
const posting = (title: string, skills: string, status: ProjectStatus = 'pending') =>
  ({
    title,
    skills,
    companyName: 'Lattice',
    description: 'Draw it.',
    projectLink: '',
    givenLink: '',
    engineeringType: 'Civil',
    duration: 30,
    location: 'Remote',
    status,
    ...stated,
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

  test('of a draft are nobody’s to see until it is posted', async () => {
    const uses = () => suggestSkills(database.db, 'hush');
    await writePostings(database.db, [posting('A secret', 'Hushed alloys', 'Draft')], now);
    expect(await uses()).toEqual([]);
    const set = (what: RawBuilder<unknown>) =>
      sql`update projects set ${what} where title = 'A secret'`.execute(database.db);
    await set(sql`skills = 'Hushed alloys, Hush money'`);
    expect(await uses()).toEqual([]);
    await set(sql`status = 'pending'`);
    expect(await uses()).toEqual([
      { label: 'Hush money', uses: 1 },
      { label: 'Hushed alloys', uses: 1 },
    ]);
    await set(sql`skills = 'Hushed alloys', status = 'On Hold'`);
    expect(await uses()).toEqual([{ label: 'Hushed alloys', uses: 1 }]);
  });

  test('of a deleted project are no longer in use', async () => {
    await writePostings(database.db, [posting('A folly', 'Follies')], now);
    expect(await suggestSkills(database.db, 'folli')).toHaveLength(1);
    await sql`delete from projects where title = 'A folly'`.execute(database.db);
    expect(await suggestSkills(database.db, 'folli')).toEqual([]);
  });
});
