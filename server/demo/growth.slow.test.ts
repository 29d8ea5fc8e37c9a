import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { seedDemo } from './seed.ts';

const moments = [
  '2026-01-31T12:00:00.000Z',
  '2026-03-01T00:00:00.000Z',
  '2026-03-01T00:00:30.000Z',
  '2028-02-29T23:59:59.999Z',
  '2026-12-31T18:45:00.000Z',
];

test.each(moments)(
  'seeded at %s, 134 students joined this month and 1,116 before',
  async (moment) => {
    const now = new Date(moment);
    const month = new Date(`${moment.slice(0, 7)}-01T00:00:00Z`);
    const database = await testDatabase();
    try {
      await seedDemo(database.db, now);
      const { rows } = await sql<{ before: number; since: number; ahead: number }>`
      select count(*) filter (where joined_at < ${month})::int as before,
        count(*) filter (where joined_at between ${month} and ${now})::int as since,
        count(*) filter (where joined_at > ${now})::int as ahead
      from students`.execute(database.db);
      expect(rows).toEqual([{ before: 1116, since: 134, ahead: 0 }]);
    } finally {
      await database.close();
    }
  },
);
