import { randomUUID } from 'node:crypto';
import type { AppServices } from '../server/app.ts';
import { tokensWith } from '../server/features/accounts/sessions/tokens.ts';
import { migrate } from '../server/platform/database/migrate.ts';
import { openPostgres } from '../server/platform/database/open.ts';
import { secretsFrom } from '../server/platform/settings/secrets.ts';
import { anAdmin } from '../server/testing/people.ts';
import { startServer } from '../server/testing/process.ts';
import { fillProgramme } from '../server/testing/programme.ts';
import type { AssignmentRun } from '../src/contract/assignments/assignment-run.ts';
import { quantile } from './figures.ts';
import { ownDatabase } from './own-database.ts';

/**
 * What an assignment asks of the product on PostgreSQL: how long 5,000 offers take to publish, and how
 * the same server answers others while 100,000 students are assigned. Ends with 1 over budget.
 *
 * Usage: DATABASE_URL=postgres://… npm run bench:assign
 */
const budget = { publishSeconds: 5, answerMs: 100 };
const own = await ownDatabase();
const secret = randomUUID() + randomUUID();
const database = openPostgres(own.url);
const { db } = database;
await migrate(db);
const clock = () => new Date();
const admin = await anAdmin({
  db,
  clock,
  tokens: tokensWith(secretsFrom(secret).tokenKey, clock),
} as AppServices);
const product = await startServer({
  DATABASE_URL: own.url,
  JWT_SECRET: secret,
  LOG_LEVEL: 'warn',
  TRUST_PROXY: 'true',
});

let calls = 0;
/** Each call comes as if from an address of its own, because the limits per address are not what is measured. */
async function call<T>(method: string, path: string, body?: object): Promise<T> {
  calls += 1;
  const answer = await fetch(`${product.origin}/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${admin.token}`,
      'x-forwarded-for': `10.0.${(calls >> 8) & 255}.${calls & 255}`,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json() as Promise<T>;
}

/** Proposes and waits, asking for a list of projects as others would. @returns the run and those answers' times */
async function propose() {
  const begun = performance.now();
  let run = await call<AssignmentRun>('POST', '/Assignments', { scope: {}, seed: 1 });
  const answers: number[] = [];
  while (run.state === 'proposing') {
    const asked = performance.now();
    await call('GET', '/Projects?pageSize=20');
    answers.push(performance.now() - asked);
    run = await call<AssignmentRun>('GET', `/Assignments/${run.id}`);
  }
  if (run.state !== 'proposed') throw new Error(`The run ended as ${run.state}.`);
  return { run, seconds: (performance.now() - begun) / 1000, answers };
}

const rows = [];
let over = false;
try {
  await fillProgramme(db, { students: 5_600, projects: 3_200, choices: 6 });
  const small = await propose();
  const begun = performance.now();
  const { proposals } = await call<AssignmentRun>('POST', `/Assignments/${small.run.id}/publish`, {
    kind: 'students',
  });
  const publishSeconds = (performance.now() - begun) / 1000;
  const offers = proposals[0]?.placed ?? 0;
  over ||= publishSeconds > budget.publishSeconds || offers < 5_000;
  rows.push({ what: `publish ${offers} offers`, seconds: publishSeconds.toFixed(2) });

  await fillProgramme(db, { students: 100_000, projects: 50_000, choices: 4 });
  const large = await propose();
  const p99 = quantile(large.answers, 0.99);
  over ||= p99 > budget.answerMs;
  rows.push({
    what: `assign ${large.run.students} students, ${large.run.applications} applications, three ways`,
    seconds: large.seconds.toFixed(1),
    'others wait, p50 ms': quantile(large.answers, 0.5).toFixed(1),
    'p99 ms': p99.toFixed(1),
    'max ms': quantile(large.answers, 1).toFixed(1),
  });
} catch (error) {
  console.error(product.output());
  throw error;
} finally {
  await product.end('SIGTERM');
  await database.close();
  await own.drop();
}
console.table(rows);
console.log(`Budgets: publish ${budget.publishSeconds} s; others' p99 ${budget.answerMs} ms.`);
process.exitCode = over ? 1 : 0;
