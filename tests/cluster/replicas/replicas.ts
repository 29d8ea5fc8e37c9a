import { cost } from './cost.ts';
import { gone } from './gone.ts';
import { lag } from './lag.ts';
import { news } from './news.ts';
import { ownWrites } from './own-writes.ts';
import { aStage, type Stage } from './stage.ts';

interface Shown {
  readonly rows: readonly { check: string; seen: string }[];
  readonly faults: readonly string[];
}

/** What reading from a replica that replays a primary promises. @returns whether a fault was found */
export async function replicas(rounds: number): Promise<boolean> {
  const stage = await aStage();
  const all: ((stage: Stage) => Promise<Shown>)[] = [
    // The first one: its projects make lists long enough to be broken off.
    cost,
    (on) => ownWrites(on, rounds),
    (on) => news(on, rounds),
    gone,
    // The last one: it promotes the replica.
    lag,
  ];
  const shown: Shown[] = [];
  try {
    for (const show of all) shown.push(await show(stage));
  } finally {
    await stage.end();
  }
  console.table(shown.flatMap(({ rows }) => rows));
  const faults = shown.flatMap((each) => each.faults);
  for (const fault of faults) console.error(fault);
  return faults.length > 0;
}
