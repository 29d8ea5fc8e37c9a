import { setTimeout } from 'node:timers/promises';
import { startServer } from '../../server/testing/process.ts';
import { type Case, seen } from './case.ts';
import { askForCredential, completedWork, validCredentials } from './completed-work.ts';
import { callingAt } from './product.ts';

/** How long after the next start it may take until what was asked for is issued, in milliseconds. */
const issuedWithin = 10_000;

/** Last: the product that all others try is gone then. */
export const killed: readonly Case[] = [
  {
    area: 'issuing',
    tried: 'killed while it issues: issued within seconds of the next start, once each',
    isLong: true,
    async run(product) {
      const works = await completedWork(product, 4);
      await Promise.all(works.map((work) => askForCredential(product, work)));
      await product.server.end('SIGKILL');
      const next = await startServer(product.settings);
      try {
        const begun = performance.now();
        const again = { call: callingAt(next.origin) };
        const valid = Promise.all(works.map((work) => validCredentials(again, work)));
        const found = await Promise.race([valid, setTimeout(4 * issuedWithin, [])]);
        const ms = Math.round(performance.now() - begun);
        if (ms > issuedWithin) return `issued after ${ms} ms`;
        return seen(
          found.map(({ length }) => length),
          works.map(() => 1),
        );
      } finally {
        await next.end('SIGTERM');
      }
    },
  },
];
