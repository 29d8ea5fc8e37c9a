import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  nextSteps,
  type WorkStanding,
  workStandings,
} from '../../../../src/contract/engagements/engagements.ts';
import { isSilent } from '../../../../src/machines/lifecycle/silence.ts';
import { standingOf } from '../../../../src/machines/lifecycle/standing.ts';
import type { OpenDatabase } from '../../../platform/database/open.ts';
import { dayIn } from '../../../platform/jobs/programme-day.ts';
import { testDatabase } from '../../../testing/database.ts';
import { standingInSql } from './standing-in-sql.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const hour = 3_600_000;
const now = new Date('2031-03-18T12:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * hour);

/** The same numbers in every run: a linear congruential generator (Numerical Recipes, chapter 7.1). */
function numbersFrom(seed: number) {
  let last = seed;
  return (below: number) => {
    last = (Math.imul(last, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((last / 2 ** 32) * below);
  };
}

/** Work that runs, at any step, for anybody's turn, begun and due at any hour of six weeks. */
function anyWork(random: (below: number) => number) {
  const next = nextSteps[random(nextSteps.length)]!;
  // Both sides have a turn only at the end.
  const turn = (['student', 'company', 'both'] as const)[random(next === 'evaluate' ? 3 : 2)]!;
  const dueOn = ago(24 * (random(42) - 10))
    .toISOString()
    .slice(0, 10);
  const actedAt = random(3) === 0 ? null : ago(random(30 * 24));
  return {
    next,
    turn,
    turnSince: ago(random(40 * 24)),
    dueOn,
    actedAt,
    openedAt: ago(random(90 * 24)),
  };
}

test.each(['UTC', 'Asia/Kathmandu', 'America/St_Johns'])(
  'of any work, where the programme is in %s, the rule and its SQL say the same, and it is listed under that alone',
  async (timeZone) => {
    const random = numbersFrom(timeZone.length);
    const made = Array.from({ length: 34_000 }, () => anyWork(random));
    const { standing, reason, conditions } = standingInSql({ now, timeZone });
    const listedUnder = sql.join(
      workStandings.map((one) => sql`case when ${conditions[one]} then ${sql.lit(one)} end`),
    );
    const { rows } = await sql<{ standing: WorkStanding; reason: string; listed: WorkStanding[] }>`
      select ${standing} as standing, ${reason} as reason, array_remove(array[${listedUnder}], null) as listed
      from (
        select next, turn, 'Working' as state, "openedAt" as opened_at, "actedAt" as student_acted_at,
          case when next in ('deliver', 'deliver again') then ("dueOn" + 1)::timestamp at time zone 'UTC'
            else "turnSince" end as waits_since
        from json_to_recordset(${JSON.stringify(made)}::text::json) as work (next text, turn text,
          "turnSince" timestamptz, "dueOn" date, "actedAt" timestamptz, "openedAt" timestamptz)) e`.execute(
      database.db,
    );
    const today = dayIn(timeZone, now);
    const ruled = made.map(({ turnSince, actedAt, openedAt, ...work }) => {
      const quiet = { state: 'Working', lastActAt: actedAt, openedWorkAt: openedAt, now } as const;
      const told = standingOf(
        { ...work, since: dayIn(timeZone, turnSince), isSilent: isSilent(quiet) },
        today,
      );
      return { ...told, listed: [told.standing] };
    });
    expect(rows.filter((row, at) => JSON.stringify(row) !== JSON.stringify(ruled[at]))).toEqual([]);
    expect(new Set(rows.map((row) => row.standing)).size).toBe(workStandings.length);
  },
);
