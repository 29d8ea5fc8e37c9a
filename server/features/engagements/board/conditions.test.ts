import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type WorkStanding, workStandings } from '../../../../src/contract/engagements/board.ts';
import { nextSteps } from '../../../../src/contract/engagements/engagements.ts';
import type { OpenDatabase } from '../../../platform/database/open.ts';
import { testDatabase } from '../../../testing/database.ts';
import { beganIn, standingInSql } from './standing-in-sql.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const day = 86_400_000;

test('work is listed and counted under the standing that it has, and under no other', async () => {
  const moment = { now: new Date('2031-03-18T12:00:00Z'), timeZone: 'Asia/Kathmandu' };
  const ago = (days: number) => new Date(moment.now.getTime() - days * day);
  const sides = ['student', 'company', 'both'] as const;
  const made = nextSteps.flatMap((next) =>
    // Both sides have a turn only at the end.
    (next === 'close' ? sides : sides.slice(0, 2)).flatMap((turn) =>
      Array.from({ length: 40 }, (_, half) => ({
        next,
        turn,
        state: 'Working',
        waits_since: ago(half / 2),
        opened_at: ago(60),
        student_acted_at: ago(half % 3 === 0 ? 20 : 1),
      })),
    ),
  );
  const { standing, conditions } = standingInSql(moment);
  const listedUnder = sql.join(
    workStandings.map(
      (one) =>
        sql`case when ${beganIn(one, moment)} and ${conditions[one]} then ${sql.lit(one)} end`,
    ),
  );
  const { rows } = await sql<{ standing: WorkStanding; listed: WorkStanding[] }>`
    select ${standing} as standing, array_remove(array[${listedUnder}], null) as listed
    from json_to_recordset(${JSON.stringify(made)}::text::json) as e (next text, turn text, state text,
      waits_since timestamptz, opened_at timestamptz, student_acted_at timestamptz)`.execute(
    database.db,
  );
  expect(rows.map(({ listed }) => listed)).toEqual(rows.map((row) => [row.standing]));
  expect(new Set(rows.map((row) => row.standing)).size).toBe(workStandings.length);
});
