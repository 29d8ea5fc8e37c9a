import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Someone } from '../../server/testing/people.ts';
import { briefOf } from '../harness/brief.ts';
import { aCast, type Cast, settingsFor } from '../harness/cast.ts';
import { type Follower, follow } from '../harness/follow.ts';
import { dataFolder, onPostgres, type Place } from '../harness/on-postgres.ts';
import { ask, insist, newTally } from '../harness/persistent.ts';
import { raise } from '../harness/storm.ts';
import { broken, verify } from '../harness/verify.ts';

/** All must be well so long after the database's return, in milliseconds. */
const budgetMs = 5_000;
/** How long the database stays away, in milliseconds. */
const awayMs = 2_000;

/**
 * PostgreSQL stopped and started under load, so many times in a row, in turn as by hand and as by a crash.
 * @returns whether a fault was found
 */
export const outage = (rounds: number): Promise<boolean> =>
  onPostgres((place) => restartUnderLoad(place, rounds));

async function restartUnderLoad(place: Place, rounds: number): Promise<boolean> {
  const { cluster, database, store } = place;
  const folder = dataFolder(place, 0);
  const cast = await aCast(database);
  const product = await place.start({ ...settingsFor(cast), LOG_LEVEL: 'silent' });
  const { origin } = product;
  const storm = raise(cast, () => origin);
  const { faults } = storm.tally;
  let ending = false;
  product.process.once('exit', (code) => {
    if (!ending) throw new Error(`The server ended by itself with ${code}:\n${product.output()}`);
  });
  const page = follow(origin, cast.bystander.token);
  await page.shows(0);
  const rows = [];
  for (let round = 1; round <= rounds; round += 1) {
    await setTimeout(1_000);
    const how = round % 2 ? 'fast' : 'immediate';
    await cluster.stop(how);
    const notReadyMs = await until(() => ready(origin).then((status) => status === 503));
    const unavailable = await oneAnswer(origin, cast);
    await setTimeout(awayMs);
    await cluster.start();
    const [readyMs, written, news, mail] = await Promise.all([
      until(() => ready(origin).then((status) => status === 200)),
      timed(() => writes(origin, cast)),
      timed(() => hears(origin, cast, page)),
      timed(() => mails(origin, cast.students[round]!, folder)),
    ]);
    rows.push({
      stop: how,
      'not ready, ms': notReadyMs,
      'while away': unavailable,
      'ready again': readyMs,
      'write done': written,
      'news heard': news,
      'mail written': mail,
    });
    if (unavailable !== '503 unavailable') faults.push(`While away: ${unavailable}`);
    for (const [what, ms] of Object.entries({ readyMs, written, news }))
      if (ms > budgetMs) faults.push(`Round ${round}: ${what} after ${ms} ms`);
  }
  page.close();
  await storm.end();
  ending = true;
  const code = await product.end('SIGTERM');
  if (code !== 0) faults.push(`The server ended with ${code}:\n${product.output()}`);
  const verdict = await verify(database.db, store, storm.acknowledged);
  console.table(rows);
  const { statuses, slowestMs } = storm.tally;
  console.table([{ ...verdict, slowestMs: Math.round(slowestMs) }]);
  console.log('Answers:', statuses, `Budget: ${budgetMs} ms after the return.`);
  for (const fault of new Set(faults)) console.error(fault);
  return broken(verdict) || faults.length > 0;
}

/** @returns what readiness answers, 0 where nobody does */
const ready = (origin: string) =>
  fetch(`${origin}/api/health/ready`).then(
    ({ status }) => status,
    () => 0,
  );

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return Math.round(performance.now() - begun);
}

const until = (holds: () => Promise<boolean>) =>
  timed(async () => {
    while (!(await holds())) await setTimeout(25);
  });

/** What an ordinary call is answered. */
async function oneAnswer(origin: string, { students }: Cast): Promise<string> {
  const call = { method: 'GET', path: '/Projects', token: students[0]!.token } as const;
  const { status, body } = await ask(origin, call, 10_000);
  return `${status} ${JSON.parse(body).code}`;
}

const writes = (origin: string, { companies }: Cast) =>
  insist(
    () => origin,
    {
      method: 'POST',
      path: '/Projects',
      token: companies[0]!.token,
      key: randomUUID(),
      body: briefOf('After the return'),
    },
    newTally(),
  );

/** Says of a company that it is verified, which it is told, after having said that it is not. */
async function verifyOnce(origin: string, { admin, bystander }: Cast): Promise<void> {
  for (const verified of [false, true]) {
    const path = `/Companies/${bystander.companyId}/verified`;
    const call = { method: 'PUT', path, token: admin.token, body: { verified } } as const;
    await insist(() => origin, call, newTally());
  }
}

/** News made after the return reaches a page that was open before. */
async function hears(origin: string, cast: Cast, page: Follower): Promise<void> {
  const before = page.shown();
  await verifyOnce(origin, cast);
  await page.shows(before + 1);
}

/** A mail that is asked for after the return is in the outbox. */
async function mails(origin: string, { email }: Someone, folder: string): Promise<void> {
  const outbox = join(folder, 'outbox');
  const all = () => (existsSync(outbox) ? readdirSync(outbox) : []);
  const seen = new Set(all());
  const call = {
    method: 'POST',
    path: '/Auth/ForgotPassword',
    token: '',
    body: { email },
  } as const;
  await insist(() => origin, call, newTally());
  for (;;) {
    for (const file of all()) {
      if (seen.has(file) || !file.endsWith('.eml')) continue;
      seen.add(file);
      const text = readFileSync(join(outbox, file), 'utf8');
      if (text.includes(email) && text.includes('Set a new Trestle password')) return;
    }
    await setTimeout(50);
  }
}
