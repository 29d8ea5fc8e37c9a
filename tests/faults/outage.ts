import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openPostgres } from '../../server/platform/database/open.ts';
import { openDiskStore } from '../../server/platform/storage/disk.ts';
import { type Cluster, ownCluster } from '../../server/testing/own-cluster.ts';
import type { Someone } from '../../server/testing/people.ts';
import { startServer } from '../../server/testing/process.ts';
import { briefOf } from './brief.ts';
import { aCast, type Cast, settingsFor } from './cast.ts';
import { type Follower, follow } from './follow.ts';
import { address, insist, newTally } from './persistent.ts';
import { raise } from './storm.ts';
import { broken, verify } from './verify.ts';

/** All must be well so long after the database's return, in milliseconds. */
const budgetMs = 5_000;
/** How long the database stays away, in milliseconds. */
const awayMs = 2_000;

/**
 * PostgreSQL stopped and started under load, so many times in a row, in turn as by hand and as by a crash.
 * @returns whether a fault was found
 */
export async function outage(rounds: number): Promise<boolean> {
  const cluster = await ownCluster();
  const folder = mkdtempSync(join(tmpdir(), 'trestle-outage-'));
  try {
    return await restartUnderLoad(cluster, folder, rounds);
  } finally {
    await cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function restartUnderLoad(cluster: Cluster, folder: string, rounds: number) {
  const before = openPostgres(cluster.url);
  const cast = await aCast(before);
  await before.close();
  const product = await startServer({
    ...settingsFor(cast),
    LOG_LEVEL: 'silent',
    DATABASE_URL: cluster.url,
    DATA_DIR: folder,
  });
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
  const after = openPostgres(cluster.url);
  const verdict = await verify(after.db, openDiskStore(join(folder, 'files')), storm.acknowledged);
  await after.close();
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
  const answer = await fetch(`${origin}/api/Projects`, {
    headers: { authorization: `Bearer ${students[0]!.token}`, 'x-forwarded-for': address() },
    signal: AbortSignal.timeout(10_000),
  });
  const { code } = (await answer.json()) as { code: string };
  return `${answer.status} ${code}`;
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
