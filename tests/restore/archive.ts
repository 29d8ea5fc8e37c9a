import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { type OpenDatabase, openPostgres } from '../../server/platform/database/open.ts';
import type { Cluster } from '../../server/testing/own-cluster.ts';
import { startS3 } from '../../server/testing/s3.ts';
import { selfSigned } from '../../server/testing/self-signed.ts';
import { callPgBackRest, giveToPostgres } from '../../tools/restore/programs.ts';
import type { Repository } from '../../tools/restore/restored.ts';

/** Backups of a cluster and everything it has written since, in a bucket. */
export interface Archive {
  readonly repository: Repository;
  /** @returns how large the backup is in the bucket, in bytes, once it is whole */
  backUp(): Promise<number>;
  /** @returns once everything written so far is in the bucket */
  catchUp(): Promise<void>;
  /** Nobody can reach the bucket from now on. */
  loseBucket(): Promise<void>;
  close(): Promise<void>;
}

const stanza = 'trestle';

/** Makes a cluster archive continuously into a bucket of its own, with the very settings of docs/operating.md. */
export async function archiveOf(cluster: Cluster): Promise<Archive> {
  const s3 = await startS3(selfSigned);
  const folder = mkdtempSync(join(tmpdir(), 'trestle-archive-'));
  const config = join(folder, 'pgbackrest.conf');
  const locks = join(folder, 'locks');
  mkdirSync(locks);
  const { data, sockets } = await placesOf(cluster);
  const { port } = new URL(s3.place.endpoint!);
  writeFileSync(
    config,
    `[global]
repo1-type=s3
repo1-path=/backups
repo1-s3-bucket=${s3.place.bucket}
repo1-s3-endpoint=localhost
repo1-s3-region=${s3.place.region}
repo1-s3-key=S3RVER
repo1-s3-key-secret=S3RVER
repo1-s3-uri-style=path
repo1-storage-host=127.0.0.1
repo1-storage-port=${port}
repo1-storage-verify-tls=n
repo1-retention-full=2
start-fast=y
io-timeout=5
lock-path=${locks}
log-path=${folder}
log-level-file=off

[${stanza}]
pg1-path=${data}
pg1-port=${new URL(cluster.url).port}
pg1-socket-path=${sockets}
pg1-user=trestle
`,
  );
  for (const place of [folder, locks]) await giveToPostgres(place);
  const call = (...args: string[]) =>
    callPgBackRest(`--config=${config}`, `--stanza=${stanza}`, ...args);
  await ask(cluster, async ({ db }) => {
    const push = `pgbackrest --config=${config} --stanza=${stanza} archive-push %p`;
    await sql`alter system set archive_mode = on`.execute(db);
    await sql`alter system set archive_timeout = '60s'`.execute(db);
    await sql`alter system set archive_command = ${sql.lit(push)}`.execute(db);
  });
  await cluster.stop('fast');
  await cluster.start();
  await call('stanza-create');
  let isReachable = true;
  return {
    repository: { config, stanza },
    async backUp() {
      await call('--type=full', 'backup');
      const [known] = JSON.parse(await call('--output=json', 'info'));
      return known.backup.at(-1).info.repository.size;
    },
    catchUp: () => ask(cluster, allArchived),
    async loseBucket() {
      await s3.close();
      isReachable = false;
    },
    async close() {
      if (isReachable) await s3.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ask<Answer>(
  { url }: Cluster,
  question: (database: OpenDatabase) => Promise<Answer>,
): Promise<Answer> {
  const database = openPostgres(url, 1);
  try {
    return await question(database);
  } finally {
    await database.close();
  }
}

const placesOf = (cluster: Cluster) =>
  ask(cluster, async ({ db }) => {
    const { rows } = await sql<{ data: string; sockets: string }>`
      select current_setting('data_directory') as data, current_setting('unix_socket_directories') as sockets`.execute(
      db,
    );
    return rows[0]!;
  });

async function allArchived({ db }: OpenDatabase): Promise<void> {
  const { rows } = await sql<{ file: string }>`
    select pg_walfile_name(pg_switch_wal()) as file`.execute(db);
  for (;;) {
    const archived = await sql<{ there: boolean }>`
      select coalesce(last_archived_wal >= ${rows[0]!.file}, false) as there from pg_stat_archiver`.execute(
      db,
    );
    if (archived.rows[0]!.there) return;
    await setTimeout(100);
  }
}
