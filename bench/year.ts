import { numberGiven } from '../tools/number-given.ts';
import { cpuTime } from './cpu-time.ts';
import { type Answered, type Ask, steadily } from './load-traffic.ts';
import { onProduct, type Product } from './product.ts';
import { plantWork } from './work-fill.ts';
import { byTurns, callsOfYear } from './year-calls.ts';
import {
  callsOf,
  inTurn,
  openAtOnce,
  type Phase,
  perSecond,
  phases,
  termsAYear,
} from './year-model.ts';

/**
 * A year of a programme of 1,000,000 students, on paper in `year-model.ts`, replayed small: a term, each phase for its
 * share of the time, as many calls as so many students make. What a call costs of a processor is measured, and by that
 * the busiest hour of each phase is extrapolated. Then assignment day as a burst: everybody looks within a minute.
 * Ends with 1 when a call fails.
 *
 * Usage: DATABASE_URL=postgres://… npm run bench:year [-- MINUTES [STUDENTS [BURST]]]
 */
const all = 1_000_000;
const minutes = numberGiven(0, 'MINUTES', 60);
const students = numberGiven(1, 'STUDENTS', 1_000);
const burst = numberGiven(2, 'BURST', 10_000);
/** How much of a processor may be used before answers wait for each other. */
const usable = 0.6;

const callsInTerm = phases.reduce((sum, phase) => sum + callsOf(phase), 0);
const rate = Math.max(1, Math.round((students * callsInTerm) / (minutes * 60)));
const filled = Math.max(10_000, students, burst);

async function replay({ database, server, callers }: Product): Promise<number> {
  await plantWork(database.url, { from: 1, to: filled, students: filled });
  const turns = byTurns(await callsOfYear(database.url, callers));
  const send = (perSecond: number, seconds: number, next: () => Ask) =>
    steadily(server.origin, perSecond, seconds, next);
  await send(50, 20, turns(inTurn(phases[0]!)));

  const rows = [];
  const failures = new Set<string>();
  for (const phase of phases) {
    const seconds = Math.max(20, Math.round((minutes * 60 * callsOf(phase)) / callsInTerm));
    const before = await cpuTime(server.process.pid!, database.url);
    const answered = await send(rate, seconds, turns(inTurn(phase)));
    const after = await cpuTime(server.process.pid!, database.url);
    const perCall = (part: keyof typeof before) => (after[part] - before[part]) / answered.requests;
    rows.push(rowOf(phase, answered, perCall('product'), perCall('database')));
    for (const error of answered.errors) failures.add(`${phase.name}: ${error}`);
  }
  const day = phases.find(({ name }) => name === 'assignment day')!;
  const looking = inTurn(day).filter((kind) => kind !== 'sign in');
  const atOnce = await send((burst * looking.length) / 60, 60, turns(looking));
  for (const error of atOnce.errors) failures.add(`the burst: ${error}`);

  console.log(
    `${database.server}, ${students} students, a term in ${minutes} minutes, ${rate} calls a second`,
  );
  console.table(rows);
  const { errors: _, ...figures } = atOnce;
  console.table([{ burst: `${burst} students look within a minute`, ...figures }]);
  const million = Math.round((callsInTerm * termsAYear * all) / 1e6);
  const open = Math.round(openAtOnce * all).toLocaleString('en');
  console.log(
    `${all.toLocaleString('en')} students make ${million} million calls a year and have ${open} pages open at once.`,
  );
  for (const failure of failures) console.error(failure);
  return failures.size === 0 ? 0 : 1;
}

const size = { projects: filled, students: Math.max(students, burst), admins: 1 };
process.exitCode = await onProduct(size, replay);

/** @param productMs processor time a call, in milliseconds; so too databaseMs */
function rowOf(phase: Phase, answered: Answered, productMs: number, databaseMs: number) {
  const busiest = perSecond(phase, all);
  const cores = (ms: number) => round((busiest * ms) / 1_000 / usable);
  return {
    phase: phase.name,
    requests: answered.requests,
    failed: answered.failed,
    'p99 ms': answered.p99,
    'product ms': round(productMs),
    'database ms': round(databaseMs),
    'a second, busiest hour': Math.round(busiest),
    'cores, product': cores(productMs),
    'cores, database': cores(databaseMs),
  };
}

function round(number: number): number {
  return Math.round(number * 100) / 100;
}
