import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { briefOf } from '../harness/brief.ts';
import type { Cast } from '../harness/cast.ts';
import { insist } from '../harness/persistent.ts';
import type { Storm } from '../harness/storm.ts';

/** Somebody who posts a project after the other, each until it is acknowledged. */
export interface Writer {
  /** Begins anew to look for the longest pause. */
  begin(): void;
  /** How long it took at most from one acknowledgement to the next since then, in milliseconds. */
  longestPauseMs(): number;
  stop(): Promise<void>;
}

/** How long after an answer the next project is posted, in milliseconds. */
const pauseMs = 100;

/** Beside a storm, to which what is acknowledged is added: there some wait for others, and for files that are checked. */
export function startWriter(
  origin: string,
  { bystander: { token } }: Cast,
  { acknowledged, tally }: Storm,
): Writer {
  let [last, longest, stopped] = [performance.now(), 0, false];
  const pause = () => performance.now() - last;
  const writing = (async () => {
    while (!stopped) {
      const title = `Storm ${randomUUID()}`;
      const body = briefOf(title);
      const call = { method: 'POST', path: '/Projects', token, body, key: randomUUID() } as const;
      const { status } = await insist(() => origin, call, tally);
      if (status === 201) acknowledged.titles.add(title);
      else tally.faults.push(`A project was answered ${status}`);
      longest = Math.max(longest, pause());
      last = performance.now();
      await setTimeout(pauseMs);
    }
  })();
  return {
    begin() {
      [last, longest] = [performance.now(), 0];
    },
    longestPauseMs: () => Math.max(longest, pause()),
    async stop() {
      stopped = true;
      await writing;
    },
  };
}
