import { setTimeout } from 'node:timers/promises';
import type { Cast } from '../harness/cast.ts';
import { ask } from '../harness/persistent.ts';

/** Somebody who looks at a list all the time. */
export interface Reader {
  /** How many calls had each status since it was asked last; 0 is none. */
  statuses(): Record<number, number>;
  stop(): Promise<void>;
}

/** How long after an answer the next call is sent, in milliseconds. */
const pauseMs = 100;

export function startReader(origin: string, { students }: Cast): Reader {
  let statuses: Record<number, number> = {};
  let stopped = false;
  const reading = (async () => {
    for (let turn = 0; !stopped; turn += 1) {
      const { token } = students[turn % students.length]!;
      const call = { method: 'GET', path: '/Projects', token } as const;
      const { status } = await ask(origin, call, 10_000);
      statuses[status] = (statuses[status] ?? 0) + 1;
      await setTimeout(pauseMs);
    }
  })();
  return {
    statuses() {
      const seen = statuses;
      statuses = {};
      return seen;
    },
    async stop() {
      stopped = true;
      await reading;
    },
  };
}
