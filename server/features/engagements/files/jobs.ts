import type { Services } from '../../../platform/calls/command.ts';
import { execute } from '../../../platform/database/rows.ts';
import type { Jobs } from '../../../platform/jobs/open.ts';
import { openQueue, type Queue } from '../../../platform/jobs/queue.ts';
import { openRecurring, type Recurring } from '../../../platform/jobs/recurring.ts';
import { checkFile } from './checks/check.ts';
import { openScanner } from './checks/scanner.ts';
import { drawFile } from './draw.ts';
import { removeBytes } from './let-go.ts';
import { type Findings, proveFiles } from './prove.ts';
import { sweepFiles } from './sweep.ts';

/** Background jobs of files. */
export interface FileJobs extends Recurring<number> {
  /** Files that have come and are to be checked. */
  readonly checks: Queue<{ readonly id: number }>;
  /** Files that can be opened and are to be drawn. */
  readonly drawings: Queue<{ readonly id: number }>;
  /** Bytes of files that were removed. */
  readonly removals: Queue<{ readonly key: string }>;
  /** Compares the database with the store. Missing files are reported like every failure of background work. */
  prove(): Promise<Findings>;
}

export interface FileServices extends Services {
  /** Limits in bytes: of one file, and of all files of an engagement. */
  readonly fileLimits: { readonly perFile: number; readonly perEngagement: number };
  readonly fileJobs: FileJobs;
}

/** A scanner or a store that is away is tried again for about a day. */
const retry = { retryLimit: 40, retryDelay: 2, retryDelayMax: 3_600 };
/** Leaves later failures to the sweep. */
const removalRetry = { retryLimit: 3, retryDelay: 2, retryDelayMax: 10 };
const hourly = '53 * * * *';
const nightly = '23 3 * * *';

export async function openFileJobs(
  jobs: Jobs,
  services: Services,
  /** ClamAV's daemon, which files wait for; null where nothing looks for viruses. */
  clamd: string | null,
): Promise<FileJobs> {
  const { db, timeZone, fileStore: store, imageWorker } = services;
  const drawings = await openQueue<{ readonly id: number }>(jobs, {
    name: 'file-drawings',
    retry,
    work: ({ id }) => drawFile(services, { store, imageWorker }, id),
  });
  const removals = await openQueue<{ readonly key: string }>(jobs, {
    name: 'file-removals',
    retry: removalRetry,
    work: ({ key }) => removeBytes(db, store, key),
  });
  const inspection = {
    store,
    drawings,
    imageWorker,
    scanner: clamd === null ? null : openScanner(clamd),
  };
  const checks = await openQueue<{ readonly id: number }>(jobs, {
    name: 'file-checks',
    retry,
    work: ({ id }) => checkFile(services, inspection, id),
  });
  const prove = async () => {
    const findings = await proveFiles(db, store);
    const { missing, ownerless, stuck } = findings;
    const told = {
      'Files are missing from the store': missing,
      'What belonged to no file was removed': ownerless,
      'What belongs to no file was not removed': stuck,
    };
    for (const [what, keys] of Object.entries(told))
      if (keys.length > 0) jobs.emit('error', new Error(`${what}: ${keys.join(', ')}`));
    await execute(db)`
      insert into file_proofs (at, files, missing, ownerless)
      values (${services.clock()}, ${findings.files}, ${missing.length}, ${ownerless.length})`;
    return findings;
  };
  const sweeping = await openRecurring(jobs, {
    name: 'file-sweep',
    cron: hourly,
    /** Deletes unneeded files. @returns the number deleted */
    work: () => sweepFiles(services, store, checks),
  });
  const proving = await openRecurring(jobs, {
    name: 'file-proof',
    cron: nightly,
    timeZone,
    work: prove,
  });
  return {
    checks,
    drawings,
    removals,
    sweep: sweeping.sweep,
    prove,
    async start() {
      await checks.start();
      await drawings.start();
      await removals.start();
      await sweeping.start();
      await proving.start();
    },
  };
}
