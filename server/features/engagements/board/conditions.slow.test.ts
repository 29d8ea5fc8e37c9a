import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  isOfWork,
  nextSteps,
  type WorkStanding,
  workStandings,
} from '../../../../src/contract/engagements/engagements.ts';
import { isSilent, standingOf } from '../../../../src/machines/lifecycle/standing.ts';
import type { OpenDatabase } from '../../../platform/database/open.ts';
import { dayIn } from '../../../platform/jobs/programme-day.ts';
import { testDatabase } from '../../../testing/database.ts';
import { workAfterHistory } from '../../../testing/histories.ts';
import { standingInSql } from './standing-in-sql.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const now = new Date('2031-03-18T12:00:00Z');

/** The same numbers in every run: a linear congruential generator (Numerical Recipes, chapter 7.1). */
function numbersFrom(seed: number) {
  let last = seed;
  return (below: number) => {
    last = (Math.imul(last, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((last / 2 ** 32) * below);
  };
}

/** Work that is on the board after a history of its own, as its row keeps it. */
function anyWork(random: (below: number) => number) {
  for (;;) {
    const { next, milestones, ...work } = workAfterHistory(random, now);
    if (next === null) continue;
    const { step, turn, milestone } = next;
    if (!isOfWork(step)) continue;
    const dueOn = milestones.find(({ number }) => number === milestone)?.dueOn ?? null;
    const { state, turnSince, studentActedAt, openedAt } = work;
    return { state, next: step, turn, turnSince, dueOn, studentActedAt, openedAt };
  }
}

test.each(['UTC', 'Asia/Kathmandu', 'America/St_Johns'])(
  'of work after any history, where the programme is in %s, the rule and its SQL say the same, and it is listed under that alone',
  async (timeZone) => {
    const random = numbersFrom(timeZone.length);
    const made = Array.from({ length: 34_000 }, () => anyWork(random));
    const { standing, reason, condition } = standingInSql({ now, timeZone });
    const listedUnder = sql.join(
      workStandings.map((one) => sql`case when ${condition(one)} then ${sql.lit(one)} end`),
    );
    const { rows } = await sql<{ standing: WorkStanding; reason: string; listed: WorkStanding[] }>`
      select ${standing} as standing, ${reason} as reason, array_remove(array[${listedUnder}], null) as listed
      from (
        select next, turn, state, "openedAt" as opened_at, "studentActedAt" as student_acted_at,
          case when next in ('deliver', 'deliver again') then ("dueOn" + 1)::timestamp at time zone 'UTC'
            else "turnSince" end as waits_since
        from json_to_recordset(${JSON.stringify(made)}::text::json) as work (state text, next text,
          turn text, "turnSince" timestamptz, "dueOn" date, "studentActedAt" timestamptz, "openedAt" timestamptz)) e`.execute(
      database.db,
    );
    const today = dayIn(timeZone, now);
    const ruled = made.map(({ state, turnSince, studentActedAt, openedAt, ...work }) => {
      const quiet = { state, lastActAt: studentActedAt, openedWorkAt: openedAt, now };
      const told = standingOf(
        { ...work, since: dayIn(timeZone, turnSince), isSilent: isSilent(quiet) },
        today,
      );
      return { ...told, listed: [told.standing] };
    });
    expect(rows.filter((row, at) => JSON.stringify(row) !== JSON.stringify(ruled[at]))).toEqual([]);
    expect(new Set(rows.map((row) => row.standing)).size).toBe(workStandings.length);
    expect(new Set(made.map(({ next }) => next)).size).toBe(nextSteps.filter(isOfWork).length);
  },
);
