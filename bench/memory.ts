import { freePort } from '../server/testing/process.ts';
import { numberGiven } from '../tools/number-given.ts';
import { inspected } from './collected-heap.ts';
import { median } from './figures.ts';
import { mixOf } from './load-mix.ts';
import { steadily } from './load-traffic.ts';
import { onProduct, type Product } from './product.ts';

/**
 * Whether the product's memory stays where it is under steady mixed traffic. Prints for each minute after the
 * warm-up the least that was resident, and what is left on the heap when all that is no longer needed was
 * collected. Ends with 1 when a minute is more than a tenth away from the minutes' median, or a request failed.
 *
 * Usage: DATABASE_URL=postgres://… npm run bench:memory [-- MINUTES [REQUESTS_A_SECOND]]
 */
const budget = 0.1;
const minutes = numberGiven(0, 'MINUTES', 10);
const perSecond = numberGiven(1, 'REQUESTS_A_SECOND', 300);
const warmUpSeconds = 120;

const metricsPort = await freePort();
const inspectorPort = await freePort();
const mebibytes = (bytes: number) => bytes / 1024 / 1024;

/** What is resident, in mebibytes. */
async function resident(): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return mebibytes(Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]));
}

async function watch({ database, callers, server }: Product): Promise<number> {
  const inspector = await inspected(inspectorPort);
  const next = await mixOf(database.url, callers);
  const { origin } = server;
  await steadily(origin, perSecond, warmUpSeconds, next);
  // A collection gives back to the system what the warm-up needed; each minute after it begins alike.
  await inspector.collected();
  const rows: { minute: number; 'rss MiB': number; 'heap MiB': number; 'p99 ms': number }[] = [];
  let failed = 0;
  for (let minute = 1; minute <= minutes; minute += 1) {
    const seen: number[] = [];
    const timer = setInterval(async () => seen.push(await resident()), 500);
    const answered = await steadily(origin, perSecond, 60, next);
    clearInterval(timer);
    failed += answered.failed;
    for (const error of answered.errors) console.error(`  ${error}`);
    const rss = Math.min(...seen);
    const heap = mebibytes(await inspector.collected());
    rows.push({ minute, 'rss MiB': rss, 'heap MiB': heap, 'p99 ms': answered.p99 });
    console.log(`minute ${minute}: rss ${rss.toFixed(1)} MiB, heap ${heap.toFixed(1)} MiB`);
  }
  const away = (name: 'rss MiB' | 'heap MiB') => {
    const usual = median(rows.map((row) => row[name]));
    return Math.max(...rows.map((row) => Math.abs(row[name] / usual - 1)));
  };
  console.log(
    `${database.server}, ${perSecond} requests/s, after ${warmUpSeconds} s of warm-up; budget ${budget * 100} % away from the median minute`,
  );
  console.table(
    rows.map((row) => ({
      ...row,
      'rss MiB': row['rss MiB'].toFixed(1),
      'heap MiB': row['heap MiB'].toFixed(1),
    })),
  );
  const worst = { rss: away('rss MiB'), heap: away('heap MiB') };
  console.log(
    `Farthest away: rss ${(worst.rss * 100).toFixed(1)} %, heap ${(worst.heap * 100).toFixed(1)} %`,
  );
  inspector.close();
  return failed > 0 || worst.rss > budget || worst.heap > budget ? 1 : 0;
}

process.exitCode = await onProduct({ projects: 10_000, students: 2_000, admins: 50 }, watch, {
  METRICS_PORT: String(metricsPort),
  NODE_OPTIONS: `--inspect=127.0.0.1:${inspectorPort}`,
});
