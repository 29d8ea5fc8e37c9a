import { monthStart } from '../calendar.ts';
import type { Chance } from '../chance.ts';

/** 134 joined this month, twelve in a hundred of the 1,116 who were here before. */
const joined = { thisMonth: 134, before: 1116 } as const;

const monthsBefore = 14;
/** Below 1, so that each month brings a few more than the last. */
const growth = 0.7;

/** When each student joined, earliest first. The first minute of a month already holds its 134. */
export function joiningTimes(now: Date, chance: Chance): Date[] {
  const opened = monthStart(now, -monthsBefore).getTime();
  const turn = monthStart(now).getTime();
  const before = Array.from({ length: joined.before }, () => {
    const share = chance.fraction() ** growth;
    return Math.min(Math.floor(opened + share * (turn - opened)), turn - 1);
  });
  const since = Array.from({ length: joined.thisMonth }, () =>
    Math.floor(turn + chance.fraction() * (now.getTime() - turn)),
  );
  return [...before, ...since].sort((a, b) => a - b).map((time) => new Date(time));
}
