import { once } from 'node:events';
import { freePort } from '../server/testing/process.ts';
import { numberGiven } from '../tools/number-given.ts';
import { complain, judge, median, rounded } from './figures.ts';
import { mixOf } from './mix.ts';
import { onProduct } from './product.ts';
import { steadily } from './traffic.ts';

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
const mebibytes = (bytes: number) => rounded(bytes / 1024 / 1024, 1);

const size = { projects: 10_000, students: 2_000, admins: 50 };
const env = {
  METRICS_PORT: String(metricsPort),
  NODE_OPTIONS: `--inspect=127.0.0.1:${inspectorPort}`,
};
await onProduct(
  size,
  async ({ db, server, origin, callers }) => {
    const inspector = await inspected();
    const next = await mixOf(db, callers);
    await steadily(origin, perSecond, warmUpSeconds, next);
    // A collection gives back to the system what the warm-up needed; each minute after it begins alike.
    await inspector.collected();
    const measured = [];
    for (let minute = 1; minute <= minutes; minute += 1) {
      const seen: number[] = [];
      const timer = setInterval(async () => seen.push(await resident()), 500);
      const { p99, errors } = await steadily(origin, perSecond, 60, next);
      clearInterval(timer);
      complain(errors);
      measured.push({ minute, rss: Math.min(...seen), heap: await inspector.collected(), p99 });
    }
    inspector.close();
    const usual = {
      rss: median(measured.map(({ rss }) => rss)),
      heap: median(measured.map(({ heap }) => heap)),
    };
    const rows = measured.map(({ minute, rss, heap, p99 }) => {
      const away = Math.max(Math.abs(rss / usual.rss - 1), Math.abs(heap / usual.heap - 1));
      return {
        minute,
        'rss MiB': mebibytes(rss),
        'heap MiB': mebibytes(heap),
        'p99 ms': p99,
        'away %': rounded(away * 100, 1),
        held: away <= budget,
      };
    });
    judge(
      `${server}, ${perSecond} requests/s, after ${warmUpSeconds} s of warm-up; budget ${budget * 100} % away from the median minute`,
      rows,
    );
  },
  env,
);

/** Resident bytes. */
async function resident(): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]);
}

/** The product's inspector, which tells what the process holds on to. */
async function inspected() {
  const listed = await fetch(`http://127.0.0.1:${inspectorPort}/json/list`);
  const [target] = (await listed.json()) as { webSocketDebuggerUrl: string }[];
  const socket = new WebSocket(target!.webSocketDebuggerUrl);
  await once(socket, 'open');
  /** One command of the Chrome DevTools protocol at a time; nothing else is told of. */
  const ask = async (method: string) => {
    socket.send(JSON.stringify({ id: 1, method }));
    const [{ data }] = (await once(socket, 'message')) as [MessageEvent];
    return JSON.parse(data).result;
  };
  return {
    /** Lets the process collect everything it no longer needs. @returns bytes that are left on its heap */
    async collected(): Promise<number> {
      await ask('HeapProfiler.collectGarbage');
      return (await ask('Runtime.getHeapUsage')).usedSize;
    },
    close: () => socket.close(),
  };
}
