import { Gauge, type Registry } from 'prom-client';
import type { Services } from '../../calls/command.ts';
import type { Database } from '../../database/open.ts';
import { firstRow, insertAll } from '../../database/rows.ts';
import type { Jobs } from '../../jobs/open.ts';
import { openRecurring, type Recurring } from '../../jobs/recurring.ts';

/** Warns when there is no recent proof that the backups can be restored. */
export interface BackupWatch extends Recurring {
  /** @returns in a sentence why restoring is not proven; null where it is, or where nobody wants it to be */
  doubt(): Promise<string | null>;
  /** Metric for operators: 1 if restoring is proven, 0 if not, NaN while the database is away. */
  report(registry: Registry): void;
}

const hourly = '37 * * * *';

/** @param provedHours so old the last proof may be; null where restoring is not watched */
export async function openBackupWatch(
  jobs: Jobs,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  provedHours: number | null,
): Promise<BackupWatch> {
  const doubt = async () => {
    if (provedHours === null) return null;
    const last = await lastProof(db);
    if (!last) return 'No restore of the backups has been tried yet.';
    const { at, failure } = last;
    if (failure !== null)
      return `The restore of the backups failed at ${at.toISOString()}: ${failure}`;
    const isOld = clock().getTime() - at.getTime() > provedHours * 3_600_000;
    return isOld ? `The backups were last restored at ${at.toISOString()}.` : null;
  };
  const watching = await openRecurring(jobs, {
    name: 'restore-watch',
    cron: hourly,
    async work() {
      const sentence = await doubt();
      if (sentence !== null) throw new Error(sentence);
    },
  });
  return {
    ...watching,
    doubt,
    report(registry) {
      if (provedHours === null) return;
      new Gauge({
        name: 'restore_proven',
        help: 'Whether the newest backup was restored in time and found whole.',
        registers: [registry],
        async collect() {
          this.set(
            await doubt().then(
              (sentence) => Number(sentence === null),
              () => Number.NaN,
            ),
          );
        },
      });
    },
  };
}

/** A test restore that was tried. */
interface Proof {
  readonly at: Date;
  /** The last change that came back; null where none did. */
  readonly upTo: Date | null;
  readonly seconds: number;
  /** Explains why it proves nothing; null if it is a proof. */
  readonly failure: string | null;
}

export const noteProof = (db: Database, { at, upTo, seconds, failure }: Proof) =>
  insertAll(db, 'restore_proofs', [{ at, up_to: upTo, seconds, failure }]);

/** The one that was tried last. */
const lastProof = (db: Database) =>
  firstRow<Pick<Proof, 'at' | 'failure'>>(db)`
    select at, failure from restore_proofs order by at desc limit 1`;
