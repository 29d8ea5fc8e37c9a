import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { openPostgres } from '../../server/platform/database/open.ts';
import type { Cluster } from '../../server/testing/own-cluster.ts';
import { freePort, startServer } from '../../server/testing/process.ts';
import type { Archive } from './archive.ts';

const command = fileURLToPath(new URL('../../tools/prove-restore.ts', import.meta.url));

type Settings = Readonly<Record<string, string>>;

interface Row {
  readonly 'test restore of': string;
  readonly exit: number;
  readonly said: string | undefined;
  /** What the product shows its operator then. */
  readonly shown: string | undefined;
  readonly holds: boolean;
}

/**
 * Runs the test restore as an operator's scheduler does: on backups that are whole, on an archive that lacks what the
 * product has, and where the bucket is gone.
 * @returns what was found otherwise than it is
 */
export async function proofs(
  cluster: Cluster,
  archive: Archive,
  settings: Settings,
): Promise<string[]> {
  const rows: Row[] = [];
  const inUse = openPostgres(cluster.url, 1);
  const { config, stanza } = archive.repository;
  const run = async (told: string, proven: 0 | 1) => {
    const outcome = await promisify(execFile)(
      process.execPath,
      [command, `--config=${config}`, `--stanza=${stanza}`],
      { env: { ...process.env, ...settings } },
    ).then(
      ({ stdout }) => ({ code: 0, said: stdout }),
      ({ code, stdout, stderr }) => ({ code: Number(code), said: `${stdout}${stderr}` }),
    );
    const shown = await shownBy(settings);
    const said = outcome.said.trim().split('\n').at(-1);
    const holds = outcome.code === 1 - proven && shown === `restore_proven ${proven}`;
    rows.push({ 'test restore of': told, exit: outcome.code, said, shown, holds });
  };
  try {
    await run('whole backups', 1);
    // As if the archive had lost it: long ago for the product, and never written there.
    await sql`alter system set archive_command = '/bin/false'`.execute(inUse.db);
    await sql`select pg_reload_conf()`.execute(inUse.db);
    await sql`
      insert into audit_log (at, account_id, who, act, kind, subject)
      values ('2026-01-01', 1, 'somebody', 'added', 'student', 'Ada')`.execute(inUse.db);
    await run('an archive that lacks a row', 0);
    await archive.loseBucket();
    await run('a bucket that is gone', 0);
  } finally {
    await inUse.close();
  }
  console.table(rows);
  return rows.filter(({ holds }) => !holds).map((row) => `It is otherwise: ${JSON.stringify(row)}`);
}

/** What the product tells whoever collects its figures. */
async function shownBy(settings: Settings): Promise<string | undefined> {
  const port = String(await freePort());
  const product = await startServer({
    ...settings,
    METRICS_PORT: port,
    RESTORE_PROVED_HOURS: '48',
  });
  try {
    const figures = await fetch(`http://127.0.0.1:${port}/metrics`);
    return /^restore_proven .*$/m.exec(await figures.text())?.[0];
  } finally {
    await product.end('SIGTERM');
  }
}
