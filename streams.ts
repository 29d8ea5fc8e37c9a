import { setTimeout } from 'node:timers/promises';
import { endpoints } from '../../src/contract/endpoints.ts';
import { all, type Case, seen } from './case.ts';
import type { Product } from './product.ts';

const perAccount = 10;

/** Opens a page's stream. @returns whether it is still open */
async function open({ server }: Product, token: string, ending: AbortSignal) {
  const path = `/api${endpoints.streamNotifications.path}`;
  const { body, status } = await fetch(server.origin + path, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    signal: ending,
  });
  let isOpen = status === 200;
  const read = async () => {
    for await (const _ of body ?? []);
  };
  read()
    .catch(() => {})
    .finally(() => (isOpen = false));
  return () => isOpen;
}

/** Line 8. */
export const streams: readonly Case[] = [
  {
    area: 'streams',
    tried: 'two hundred by one account: ten stay, the eldest end, and others are answered at once',
    async run(product) {
      const [{ token }, other] = [product.people.students.pop()!, product.people.students.pop()!];
      const ending = new AbortController();
      try {
        const own = [];
        for (let count = 0; count < 200; count += 1)
          own.push(await open(product, token, ending.signal));
        const another = await open(product, other.token, ending.signal);
        await setTimeout(500);
        const begun = performance.now();
        await product.call(endpoints.me, {}, other.token);
        const waited = performance.now() - begun;
        const alive = own.map((isOpen) => isOpen());
        return all(
          seen(
            [alive.filter(Boolean).length, alive.slice(-perAccount).every(Boolean), another()],
            [perAccount, true, true],
          ),
          waited < 1_000 ? null : `another waited ${waited.toFixed(0)} ms`,
        );
      } finally {
        ending.abort();
      }
    },
  },
  {
    area: 'streams',
    tried: 'one that is open while its session is ended: it ends',
    async run(product) {
      const { token } = product.people.students.pop()!;
      const ending = new AbortController();
      try {
        const isOpen = await open(product, token, ending.signal);
        await product.call(endpoints.signOut, {}, token);
        const until = performance.now() + 10_000;
        while (isOpen() && performance.now() < until) await setTimeout(50);
        return seen(isOpen(), false);
      } finally {
        ending.abort();
      }
    },
  },
];
