import { setTimeout } from 'node:timers/promises';
import { balance } from '../harness/balancer.ts';
import { aCast, settingsFor } from '../harness/cast.ts';
import { onPostgres, type Place } from '../harness/on-postgres.ts';
import { raise } from '../harness/storm.ts';
import { broken, verify } from '../harness/verify.ts';
import { together } from './together.ts';

/** How long a stopped instance still takes calls, in seconds. */
const drainSeconds = 1;

/**
 * Three instances that share nothing but a database: what they do together; then, behind a balancer and under
 * load, one is stopped and one is killed. @returns whether a fault was found
 */
export const instances = (): Promise<boolean> => onPostgres(threeOnOne);

async function threeOnOne(place: Place): Promise<boolean> {
  const { database, store } = place;
  const three = (settings: Record<string, string>) => {
    const told = { DRAIN_SECONDS: String(drainSeconds), ...settings };
    return Promise.all([place.start(told), place.start(told), place.start(told)]);
  };
  // All at once, on a database that is empty.
  const secret = 'instances share this secret, and nothing else';
  const first = await three({ ...settingsFor({ secret }), DEMO: 'true', LOG_LEVEL: 'warn' });
  const shown = await together(first, place);
  await Promise.all(first.map((instance) => instance.end('SIGTERM')));

  const cast = await aCast(database);
  const rows = [];
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    const started = await three(settingsFor(cast));
    const balancer = await balance(started.map(({ origin }) => origin));
    const storm = raise(cast, () => balancer.origin);
    await setTimeout(2_000);
    const [leaving, ...staying] = started;
    const code = await leaving!.end(signal);
    const gone = performance.now();
    await setTimeout(2_000);
    await storm.end();
    balancer.close();
    const verdict = await verify(database.db, store, storm.acknowledged);
    const { statuses, faults, slowestMs } = storm.tally;
    const unanswered = (statuses[0] ?? 0) + (statuses[502] ?? 0) + (statuses[503] ?? 0);
    // A call that was open at the one that was killed is nobody's fault.
    const open = balancer.unanswered.filter(
      ({ origin, begun }) => origin === leaving!.origin && begun < gone,
    ).length;
    const allowed = signal === 'SIGTERM' ? 0 : open;
    const codes = await Promise.all(staying.map((instance) => instance.end('SIGTERM')));
    rows.push({
      'one of three gets': signal,
      answered: Object.values(statuses).reduce((sum, n) => sum + n, 0) - unanswered,
      'cut off while open there': open,
      'without answer': unanswered,
      ...verdict,
      'slowest, ms': Math.round(slowestMs),
    });
    const ended = [...(signal === 'SIGTERM' ? [code] : []), ...codes];
    if (unanswered > allowed) faults.push(`${signal}: ${unanswered} calls had no answer.`);
    if (broken(verdict)) faults.push(`${signal}: what was acknowledged is not what is there.`);
    if (ended.some((exit) => exit !== 0)) faults.push(`${signal}: ended with ${ended}.`);
    shown.faults.push(...faults);
  }
  console.table(shown.rows);
  console.table(rows);
  for (const fault of new Set(shown.faults)) console.error(fault);
  return shown.faults.length > 0;
}
