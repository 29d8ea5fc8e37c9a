import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { callPgBackRest, callPgCtl, giveToPostgres, isReady } from './programs.ts';

/** Where pgBackRest finds the backups. */
export interface Repository {
  /** Its file of settings. */
  readonly config: string;
  readonly stanza: string;
}

interface Wanted {
  /** The last moment to restore; all that was archived unless one is given. */
  readonly until?: Date;
  /** Where the folder is made. */
  readonly below?: string;
}

/** A restored database that runs, for whoever may read its folder and for nobody else. */
export interface Restored {
  /** The address of one of its databases, as somebody. */
  address(database: string, user: string): string;
  remove(): Promise<void>;
}

/** How long all that was archived since the backup may take to be done again, in seconds. */
const recoverySeconds = 6 * 3_600;

/**
 * Restores the newest backup from before a moment into a folder of its own, with what was archived since, and starts it.
 * It listens on no network and archives nothing.
 * @throws what pgBackRest or PostgreSQL said, where either fails; nothing is left then
 */
export async function restoreInto(
  { config, stanza }: Repository,
  { until, below = tmpdir() }: Wanted = {},
): Promise<Restored> {
  const folder = mkdtempSync(join(below, 'trestle-restored-'));
  const [data, log, settings] = ['data', 'log', 'settings'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const remove = async () => {
    await callPgCtl('-D', data, '-m', 'immediate', '-w', 'stop').catch(() => {});
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    // Debian keeps settings outside the data, where no backup has them.
    writeFileSync(`${settings}.hba`, 'local all all trust\n');
    writeFileSync(`${settings}.ident`, '');
    writeFileSync(settings, `hba_file = '${settings}.hba'\nident_file = '${settings}.ident'\n`);
    await giveToPostgres(folder);
    await callPgBackRest(
      ...[`--config=${config}`, `--stanza=${stanza}`, `--pg1-path=${data}`, '--archive-mode=off'],
      ...(until ? ['--type=time', `--target=${asPostgresTime(until)}`] : []),
      ...(until ? ['--target-action=promote'] : []),
      'restore',
    );
    // Nobody is let in before the last change has come back: then it is as the other was.
    const options = `-c config_file=${settings} -k ${folder} -c listen_addresses= -c hot_standby=off`;
    await callPgCtl('-D', data, '-l', log, '-w', '-o', options, 'start')
      .then(() => untilReady(folder))
      .catch((error: Error) => {
        throw new Error(lastWords(log) ?? error.message);
      });
  } catch (error) {
    await remove();
    throw error;
  }
  const host = encodeURIComponent(folder);
  return { address: (database, user) => `postgres://${user}@${host}/${database}`, remove };
}

const asPostgresTime = (moment: Date) => moment.toISOString().replace('T', ' ').replace('Z', '+00');

/** @throws where it has given up */
async function untilReady(folder: string): Promise<void> {
  const end = Date.now() + recoverySeconds * 1000;
  while (!(await isReady(folder))) {
    if (Date.now() > end) throw new Error(`It was not ready after ${recoverySeconds} s.`);
    await setTimeout(200);
  }
}

/** What PostgreSQL said before it gave up. */
function lastWords(log: string): string | undefined {
  return readFileSync(log, 'utf8')
    .split('\n')
    .findLast((line) => /FATAL|PANIC/.test(line));
}
