import type { Jobs } from './open.ts';
import { failuresIn } from './work-through.ts';

/** Work that is due again and again. */
export interface Recurring<Done = unknown> {
  /** Does everything that is due by the product's clock; twice at once does each thing once. */
  sweep(): Promise<Done>;
  /** Works from now on, on one instance at a time for each due time. */
  start(): Promise<void>;
}

/** Seconds between checks of a worker that it is due. */
const pollingIntervalSeconds = 10;

/**
 * Schedules work by a cron line, in UTC unless another time zone is named. A due time without a running process is
 * skipped, so the work must do everything overdue, and it may run twice at once. Failures are reported like those of
 * all background work, and the next due time tries again.
 */
export async function openRecurring<Done>(
  jobs: Jobs,
  {
    name,
    cron,
    timeZone = 'UTC',
    work,
  }: { name: string; cron: string; timeZone?: string; work: () => Promise<Done> },
): Promise<Recurring<Done>> {
  await jobs.createQueue(name, { retryLimit: 0 });
  const workOrTell = async () => {
    try {
      await work();
    } catch (error) {
      for (const failure of failuresIn(error)) jobs.emit('error', failure as Error);
    }
  };
  return {
    sweep: work,
    async start() {
      await jobs.work(name, { pollingIntervalSeconds, batchSize: 1 }, workOrTell);
      await jobs.schedule(name, cron, null, { tz: timeZone });
    },
  };
}
