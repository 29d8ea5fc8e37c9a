import { randomUUID } from 'node:crypto';
import { briefOf } from '../harness/brief.ts';
import type { Cast } from '../harness/cast.ts';
import { ask } from '../harness/persistent.ts';
import type { Acknowledged } from '../harness/storm.ts';

/** People who read and write at a steady rate, and send nothing twice. */
export interface Load {
  readonly acknowledged: Acknowledged;
  /** How many answers had each status; 0 is none. */
  readonly statuses: Record<number, number>;
  /** How many were told 503, and when to come again. */
  readonly turnedAway: () => number;
  /** What was said to whoever else was not served, and after how many milliseconds of the load. */
  readonly failures: { readonly atMs: number; readonly said: string }[];
  /** How long each answer took, in milliseconds. */
  readonly times: number[];
  /** @returns once the last answer has come */
  end(): Promise<void>;
}

interface Call {
  readonly path: string;
  readonly token: string;
  readonly body?: object;
  /** Called when it was done. */
  acknowledge?(): void;
}

/** How often a few calls are sent, in milliseconds. */
const tickMs = 50;
/** Every so many calls one writes. */
const writesOneIn = 5;

/** @param atOnce more than so many are never under way */
export function startLoad(
  origin: string,
  cast: Cast,
  { perSecond, atOnce }: { perSecond: number; atOnce: number },
): Load {
  const titles = new Set<string>();
  const statuses: Record<number, number> = {};
  const times: number[] = [];
  const failures: Load['failures'][number][] = [];
  const start = performance.now();
  const underWay = new Set<Promise<void>>();
  let sent = 0;
  let turnedAway = 0;

  async function send({ path, token, body, acknowledge }: Call): Promise<void> {
    const begun = performance.now();
    const key = body && randomUUID();
    const call = {
      method: body ? 'POST' : 'GET',
      path,
      token,
      ...(body && { body, key }),
    } as const;
    const { status, isToldWhen, ...said } = await ask(origin, call, 30_000);
    const text = said.error ? String(said.error.cause ?? said.error) : said.body;
    if (status === 503 && isToldWhen) turnedAway += 1;
    else if (status < 200 || status > 299)
      failures.push({ atMs: begun - start, said: `${path}: ${status} ${text}` });
    times.push(performance.now() - begun);
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (status === 201) acknowledge?.();
  }

  const next = (): Call => {
    sent += 1;
    const { token } = cast.students[sent % cast.students.length]!;
    if (sent % writesOneIn) return { path: reads[sent % reads.length]!, token };
    const title = `Storm ${randomUUID()}`;
    const company = cast.companies[sent % cast.companies.length]!;
    const acknowledge = () => titles.add(title);
    return { path: '/Projects', token: company.token, body: briefOf(title), acknowledge };
  };
  const sending = setInterval(() => {
    for (let n = 0; n < (perSecond * tickMs) / 1_000 && underWay.size < atOnce; n += 1) {
      const call = send(next()).finally(() => underWay.delete(call));
      underWay.add(call);
    }
  }, tickMs);
  const none = new Set<string>();
  return {
    acknowledged: {
      titles,
      remarks: none,
      applications: none,
      deliveries: none,
      files: none,
      extensions: none,
      evaluations: none,
      messages: none,
    },
    statuses,
    turnedAway: () => turnedAway,
    failures,
    times,
    async end() {
      clearInterval(sending);
      await Promise.all(underWay);
    },
  };
}

const reads = ['/Projects', '/students/me', '/Notifications'];
