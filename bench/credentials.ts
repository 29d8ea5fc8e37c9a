import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { readConfig } from '../server/config.ts';
import { seedDemo } from '../server/demo/seed.ts';
import { issueWanted } from '../server/features/credentials/issue/issue.ts';
import { wantCredential } from '../server/features/credentials/issue/want.ts';
import {
  makeKeys,
  type SigningKeys,
  signingKeys,
} from '../server/features/credentials/keys/keys.ts';
import { signAsJwt, signEmbedded } from '../server/features/credentials/keys/sign.ts';
import { statusList } from '../server/features/credentials/status/lists.ts';
import { revokeIn } from '../server/features/credentials/status/revoke.ts';
import type { Database } from '../server/platform/database/open.ts';
import { openRuntime, type Runtime } from '../server/runtime.ts';
import { createDatabase } from '../server/testing/own-database.ts';
import { numberGiven } from '../tools/number-given.ts';
import { judge, quantile, rounded } from './figures.ts';
import { serverGiven } from './product.ts';

/**
 * Issues 10,000 credentials (or as many as are named) as the product does, by its job, from two instances at once, beside
 * the bare libraries signing both forms of the same documents in turns; then revokes some and reads their list.
 * Ends with 1 where the job comes to less than 0.8 of the bare libraries, a revocation with its list takes more than 100 ms,
 * an index was given twice, or anything was issued unsigned.
 */
const count = numberGiven(0, 'COUNT', 10_000, 1_600);
const block = 200;
const blocks = 8;
const ratioAtLeast = 0.8;
const revocationAtMostMs = 100;
/** The work's tables, each with the column that names its engagement. */
const copied = [
  ['applications', 'id'],
  ['engagements', 'id'],
  ...'milestones,evaluation_rounds,evaluations,outcomes'
    .split(',')
    .map((table) => [table, 'engagement_id'] as const),
] as const;

const database = await createDatabase(serverGiven());
const folder = mkdtempSync(join(tmpdir(), 'credentials-'));
const open = (): Promise<Runtime> =>
  openRuntime(
    readConfig({ DATABASE_URL: database.url, DATA_DIR: folder, LOG_LEVEL: 'error', DEMO: 'true' }),
  );
const [one, other] = [await open(), await open()];
try {
  const { services } = one;
  const { db, clock, publicOrigin: origin } = services;
  const sealKey = services.sealKey!;
  await seedDemo(db, clock());
  await db
    .transaction()
    .execute((transaction) => makeKeys(transaction, { origin, sealKey, at: clock() }));
  await wantMany(db);
  const keys = (await signingKeys(db, origin, sealKey)) as SigningKeys;

  const ratios: number[] = [];
  for (let at = 0; at < blocks; at += 1) {
    const began = performance.now();
    await issueWanted(services, { atMost: block });
    const product = (performance.now() - began) / block;
    const bare = await signBare(db, keys);
    ratios.push(bare / product);
    console.log(`product ${product.toFixed(2)} ms, bare ${bare.toFixed(2)} ms a credential`);
  }
  const both = await Promise.all(
    [one, other].map(({ services: instance }) => issueWanted(instance)),
  );
  const { rows } = await sql<{ issued: number; places: number; unsigned: number; wanted: number }>`
    select count(*) filter (where issued_at is not null)::int as issued,
      count(distinct (list, index)) filter (where index is not null)::int as places,
      count(*) filter (where issued_at is not null and (document not like '%"proofValue"%' or jwt = ''))::int as unsigned,
      count(*) filter (where issued_at is null)::int as wanted
    from credentials`.execute(db);
  const result = rows[0]!;
  const ratio = quantile(ratios, 0.5);
  const slowest = quantile(await revokeSome(services), 0.95);
  judge(
    `Budgets: ${ratioAtLeast} of the bare libraries, ${revocationAtMostMs} ms a revocation; ${count} issued, each signed, each with a place of its own`,
    [
      {
        ratio: rounded(ratio),
        ...result,
        'by two at once': both.join(' and '),
        'revocation p95, ms': Math.round(slowest),
        held:
          ratio >= ratioAtLeast &&
          slowest <= revocationAtMostMs &&
          result.places === result.issued &&
          result.issued === count &&
          result.unsigned === 0,
      },
    ],
  );
} finally {
  await one.close();
  await other.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
}

/** Copies of the demo student's completed work, and a credential wanted of each. */
async function wantMany(db: Database): Promise<void> {
  const { rows } = await sql<{ id: number; projectId: number; studentId: number }>`
    select e.id, a.project_id as "projectId", a.student_id as "studentId"
    from engagements e join applications a on a.id = e.id join accounts k on k.id = a.student_id
    where e.state = 'Completed' and k.email = 'student@trestle.example' limit 1`.execute(db);
  const { id, ...people } = rows[0]!;
  const copies = sql`generate_series(1000001, 1000000 + ${count}::int) as n`;
  await db.transaction().execute(async (transaction) => {
    const first = { id: 1_000_001, ...people };
    for (const [table, key] of copied) {
      const { rows: columns } = await sql<{ name: string }>`
        select column_name as name from information_schema.columns
        where table_schema = 'public' and table_name = ${table} and column_name <> ${key}
          and is_generated = 'NEVER' and is_identity = 'NO'`.execute(transaction);
      const kept = sql.join(columns.map(({ name }) => sql.ref(name)));
      await sql`
        insert into ${sql.table(table)} (${sql.ref(key)}, ${kept})
        select n, ${kept} from ${sql.table(table)}, ${copies}
        where ${sql.ref(key)} = ${id}`.execute(transaction);
    }
    await wantCredential({ transaction, at: one.services.clock() }, first);
    await sql`
      insert into credentials (id, engagement_id, student_id, achievement_id, wanted_at)
      select gen_random_uuid(), n, student_id, achievement_id, wanted_at
      from credentials, ${copies} where engagement_id = ${first.id} and n > ${first.id}`.execute(
      transaction,
    );
  });
  await sql`
    insert into showings (engagement_id, side, deliveries, words, steps, at)
    select n, side, '{1,2,3,4,5}', true, true, now() from ${copies}, unnest(array['student', 'company']) side
    on conflict (engagement_id, side) do update set deliveries = excluded.deliveries, words = true, steps = true`.execute(
    db,
  );
  await sql`analyze`.execute(db);
}

/** Both forms of documents that were issued, by the libraries alone. @returns milliseconds each */
async function signBare(db: Database, keys: SigningKeys): Promise<number> {
  const { rows } = await sql<{ document: string }>`
    select document from credentials where issued_at is not null order by issued_at desc limit ${sql.lit(block)}`.execute(
    db,
  );
  const documents = rows.map(({ document }) => {
    const { proof: _, ...unsigned } = JSON.parse(document);
    return unsigned as Record<string, unknown>;
  });
  const began = performance.now();
  for (const document of documents) {
    await signEmbedded(document, keys, new Date());
    await signAsJwt(document, keys);
  }
  return (performance.now() - began) / documents.length;
}

/** Revokes one after the other, and reads the list that says so. @returns milliseconds each */
async function revokeSome({ db, ...services }: Runtime['services']): Promise<number[]> {
  const { rows } = await sql<{ id: string; list: number }>`
    select id, list from credentials where issued_at is not null order by id limit 50`.execute(db);
  const times: number[] = [];
  for (const { id, list } of rows) {
    const began = performance.now();
    await db
      .transaction()
      .execute((transaction) => revokeIn(transaction, services.clock(), [id], 'Measured.'));
    await statusList({ ...services, db }, list);
    times.push(performance.now() - began);
  }
  return times;
}
