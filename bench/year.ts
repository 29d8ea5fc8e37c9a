import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Database } from '../server/platform/database/open.ts';
import { cpuMs } from '../server/testing/cpu.ts';
import { numberGiven } from '../tools/number-given.ts';
import { complain, judge, rounded, sum } from './figures.ts';
import { onProduct } from './product.ts';
import { type Ask, steadily } from './traffic.ts';
import { plantWork } from './work-fill.ts';
import { callsInTurn, callsOfYear } from './year-calls.ts';
import { callsOf, inTurn, openAtOnce, perSecond, phases, termsAYear } from './year-model.ts';

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

const callsInTerm = sum(phases.map(callsOf));
const rate = Math.max(1, Math.round((students * callsInTerm) / (minutes * 60)));
const filled = Math.max(10_000, students, burst);

const size = { projects: filled, students: Math.max(students, burst), admins: 1 };
await onProduct(size, async ({ db, server, origin, pid, callers }) => {
  await plantWork(db, { from: 1, to: filled, students: filled });
  const turns = callsInTurn(await callsOfYear(db, callers));
  const send = (perSecond: number, seconds: number, next: () => Ask) =>
    steadily(origin, perSecond, seconds, next);
  await send(50, 20, turns(inTurn(phases[0]!)));

  const rows = [];
  for (const phase of phases) {
    const seconds = Math.max(20, Math.round((minutes * 60 * callsOf(phase)) / callsInTerm));
    const before = await cpuTime(db, pid);
    const { requests, failed, p99, errors } = await send(rate, seconds, turns(inTurn(phase)));
    const after = await cpuTime(db, pid);
    const productMs = (after.product - before.product) / requests;
    const databaseMs = (after.database - before.database) / requests;
    const busiest = perSecond(phase, all);
    const cores = (ms: number) => rounded((busiest * ms) / 1_000 / usable);
    rows.push({
      phase: phase.name,
      requests,
      failed,
      'p99 ms': p99,
      'product ms': rounded(productMs),
      'database ms': rounded(databaseMs),
      'a second, busiest hour': Math.round(busiest),
      'cores, product': cores(productMs),
      'cores, database': cores(databaseMs),
      held: failed === 0,
    });
    complain(errors.map((error) => `${phase.name}: ${error}`));
  }
  const day = phases.find(({ name }) => name === 'assignment day')!;
  const looking = inTurn(day).filter((kind) => kind !== 'sign in');
  const atOnce = await send((burst * looking.length) / 60, 60, turns(looking));
  judge(
    `${server}, ${students} students, a term in ${minutes} minutes, ${rate} calls a second; no call may fail`,
    rows,
  );
  const { errors, ...figures } = atOnce;
  judge(`${burst} students look within a minute`, [{ ...figures, held: figures.failed === 0 }]);
  complain(errors.map((error) => `the burst: ${error}`));
  const million = Math.round((callsInTerm * termsAYear * all) / 1e6);
  const open = Math.round(openAtOnce * all).toLocaleString('en');
  console.log(
    `${all.toLocaleString('en')} students make ${million} million calls a year and have ${open} pages open at once.`,
  );
});

/**
 * Milliseconds of a processor that were used so far, by the product and by this machine's own PostgreSQL, whomever it
 * works for: its processes are looked at from outside.
 */
async function cpuTime(db: Database, productPid: number) {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity`.execute(db);
  const pids = rows.map(({ pid }) => pid);
  // What connections used that have ended since is counted with the process that started them.
  const first = Number(readFileSync(`/proc/${pids[0]}/stat`, 'utf8').split(') ')[1]!.split(' ')[1]);
  return { product: cpuMs([productPid]), database: cpuMs([first, ...pids]) };
}
